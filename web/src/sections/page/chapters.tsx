import type { Card } from '../../content/types.ts';
import type { Picture as PictureData } from '../../generated/types.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './chapters.module.css';

interface ChaptersProps {
  chapters: Card[];
  /** The pictures that the chapters name, in their order. */
  pictures: PictureData[];
  /** The edge that the first picture runs off. */
  start?: 'left' | 'right';
}

/** What happens one after the other, like the pages of a magazine: a picture, a numeral, a text, a button each. */
export function Chapters({ chapters, pictures, start = 'left' }: ChaptersProps) {
  return (
    <ol className={`${styles.chapters} ${styles[start]}`}>
      {chapters.map((chapter, index) => (
        <li key={chapter.title} className={styles.chapter}>
          <ChapterPicture picture={pictures[index]} />
          <div className={styles.text}>
            {/* The list counts for screen readers. */}
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <h2>{chapter.title}</h2>
            <p>{chapter.text}</p>
            <ButtonLink link={chapter.action} look="quiet" />
          </div>
        </li>
      ))}
    </ol>
  );
}

function ChapterPicture({ picture }: { picture: PictureData | undefined }) {
  if (!picture) return null;
  return <Picture picture={picture} sizes="(width >= 60rem) 60vw, 100vw" fill className={styles.picture} />;
}
