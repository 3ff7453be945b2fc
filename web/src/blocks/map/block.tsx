import { HeadedSection, place } from '../../sections/base/section.tsx';
import { MiltonMap } from '../../sections/media/milton-map.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from '../text/text.module.css';

/** A map with its text on the left. */
export function Component({ block: { heading, paragraph, ...map } }: BlockProps<'map'>) {
  return (
    <HeadedSection
      heading={heading}
      at={`${place.besideRight} ${styles.text}`}
      intro={paragraph && <p>{paragraph}</p>}
    >
      <div className={place.bleedRight}>
        <MiltonMap {...map} />
      </div>
    </HeadedSection>
  );
}
