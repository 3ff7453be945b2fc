import { useId } from 'react';
import { place, Section } from '../../sections/base/section.tsx';
import { MiltonMap } from '../../sections/media/milton-map.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from '../text/text.module.css';

/** A map with its text on the left. */
export function Component({ block: { heading, paragraph, ...map } }: BlockProps<'map'>) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={`${place.besideRight} ${styles.text}`}>
        <h2 id={id}>{heading}</h2>
        <p>{paragraph}</p>
      </div>
      <div className={place.bleedRight}>
        <MiltonMap {...map} />
      </div>
    </Section>
  );
}
