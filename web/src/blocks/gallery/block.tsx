import { HeadedSection, place } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './gallery.module.css';

/** Pictures beside each other. */
export function Component({ block: { heading, pictures } }: BlockProps<'gallery'>) {
  return (
    <HeadedSection heading={heading} at={place.heading}>
      <ul className={`${place.wide} ${styles.pictures}`}>
        {pictures.map((picture) => (
          <li key={picture.src}>
            <Picture picture={picture} sizes="(width >= 60rem) 30rem, 92vw" fill className={styles.picture} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
