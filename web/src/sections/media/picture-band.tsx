import { type PictureKey, pictures as texts } from '../../content/pictures.ts';
import type { PictureBand as Words } from '../../content/types.ts';
import type { Picture as PictureData } from '../../generated/types.ts';
import { Picture } from './picture.tsx';
import styles from './picture-band.module.css';

interface PictureBandProps {
  band: Words;
  /** The pictures that the band names, in their order. */
  pictures: PictureData[];
  /** `strip`: of one height, from edge to edge. `steps`: each lower than the one before, within the page. */
  layout?: 'strip' | 'steps';
}

/** Pictures side by side with small captions. */
export function PictureBand({ band, pictures, layout = 'strip' }: PictureBandProps) {
  return (
    <ul className={`${styles.band} ${styles[layout]}`} aria-label={band.label}>
      {band.items.map((key, index) => (
        <li key={key} className={styles.item}>
          <Captioned name={key} picture={pictures[index]} />
        </li>
      ))}
    </ul>
  );
}

function Captioned({ name, picture }: { name: PictureKey; picture: PictureData | undefined }) {
  if (!picture) return null;
  return (
    <figure>
      <Picture picture={picture} sizes="(width >= 60rem) 52vw, 100vw" fill className={styles.picture} />
      <figcaption className={styles.caption}>{texts[name].title}</figcaption>
    </figure>
  );
}
