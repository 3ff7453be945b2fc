import { Link } from 'react-router-dom';
import type { Place } from '../../lib/site.ts';
import { usePlaces } from '../../lib/use-business.ts';
import { ArrowRight } from '../../sections/base/icons.tsx';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import { locationPath } from '../../sections/blog/article-text.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './places.module.css';

interface PlacesProps {
  heading: string;
  places: readonly Place[];
}

/** Links to all location pages. */
export function Component({ block }: BlockProps<'places'>) {
  return <Places heading={block.heading} places={usePlaces()} />;
}

/** Links to these location pages. */
export function Places({ heading, places }: PlacesProps) {
  if (places.length === 0) return null;
  return (
    <HeadedSection heading={heading} at={place.aside} screenOnly>
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
    </HeadedSection>
  );
}
