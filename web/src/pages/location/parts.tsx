import { useId } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import type { Location } from './head.tsx';
import styles from './page.module.css';

interface PartsProps {
  location: Location;
  picture: ContentPicture;
}

/** The highlighted heading and the four parts of the page beside a picture; empty parts are omitted. */
export function Parts({ location, picture }: PartsProps) {
  const id = useId();
  const parts = partsOf(location);
  return (
    <>
      {location.highlighted_heading && (
        <Section labelledBy={id} tone="linen">
          <h2 id={id} className={`${place.wide} ${styles.highlight}`}>
            {location.highlighted_heading}
          </h2>
        </Section>
      )}
      {parts.length > 0 && (
        <Section tone="plain">
          <div className={`${place.aside} ${styles.beside}`}>
            <Picture picture={picture} sizes="(width >= 60rem) 26rem, 92vw" fill className={styles.picture} />
          </div>
          <div className={`${place.main} ${styles.parts}`}>
            {parts.map(({ heading, paragraph }) => (
              <div key={`${heading} ${paragraph}`}>
                {heading && <h2>{heading}</h2>}
                {paragraph && <p>{paragraph}</p>}
              </div>
            ))}
          </div>
        </Section>
      )}
    </>
  );
}

function partsOf(location: Location) {
  return ([1, 2, 3, 4] as const)
    .map((at) => ({ heading: location[`heading_${at}`], paragraph: location[`paragraph_${at}`] }))
    .filter(({ heading, paragraph }) => heading || paragraph);
}
