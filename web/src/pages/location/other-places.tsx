import { useId } from 'react';
import { Link } from 'react-router-dom';
import { locationTexts } from '../../content/copy/location.ts';
import type { LocationPageQuery } from '../../generated/documents.ts';
import { ArrowRight } from '../../sections/base/icons.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { locationPath } from '../../sections/blog/article-text.ts';
import styles from './page.module.css';

/** The ways to the other location pages. */
export function OtherPlaces({ places }: { places: LocationPageQuery['locationPages'] }) {
  const id = useId();
  if (places.length === 0) return null;
  return (
    <Section labelledBy={id} screenOnly>
      <div className={place.aside}>
        <h2 id={id}>{locationTexts.otherHeading}</h2>
      </div>
      <ul className={`${place.main} ${styles.places}`}>
        {places.map(({ location_id, slug_url, main_heading }) => (
          <li key={location_id}>
            <Link to={locationPath(slug_url)}>
              <span>{main_heading}</span>
              <ArrowRight />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
