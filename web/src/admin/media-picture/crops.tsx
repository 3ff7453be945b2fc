import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './picture.module.css';

/** The shapes in which pages crop pictures, from their style sheets. */
const crops = [
  ['wide', 'Top of a page', '16:7'],
  ['double', 'Top of an article', '2:1'],
  ['card', 'Cards and lists', '3:2'],
  ['text', 'Beside a text', '4:3'],
  ['phone', 'Top of a page, phone', '6:5'],
  ['square', 'Portfolio, square', '1:1'],
  ['upright', 'Portfolio, upright', '4:5'],
] as const;

/** A picture in the shapes in which pages crop it. */
export function Crops({ picture }: { picture: ContentPicture }) {
  return (
    <section aria-label="Crops" className={styles.crops}>
      {crops.map(([shape, name, ratio]) => (
        <figure key={shape}>
          <Picture picture={{ ...picture, alt: '' }} sizes="14rem" fill className={styles[shape]} />
          <figcaption>
            {name} <span>{ratio}</span>
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
