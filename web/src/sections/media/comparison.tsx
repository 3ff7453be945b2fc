import { useId } from 'react';
import type { Comparison as ComparisonText } from '../../content/schema/types.ts';
import { place, Section } from '../base/section.tsx';
import styles from './comparison.module.css';
import { ComparisonSlider } from './comparison-slider.tsx';

interface ComparisonProps {
  comparison: ComparisonText;
  /**
   * `page`: as wide as the page, below its text. `window`: as wide as the viewport. `beside`: text on the
   * left.
   */
  layout?: 'page' | 'window' | 'beside';
}

const sizes = {
  page: '(width >= 88rem) 80rem, 92vw',
  window: '100vw',
  beside: '(width >= 60rem) 62vw, 100vw',
};

/** A section with a before/after pair and its text. */
export function Comparison({ comparison, layout = 'page' }: ComparisonProps) {
  const id = useId();
  const beside = layout === 'beside';
  const places = { page: place.wide, window: place.full, beside: place.bleedRight };
  return (
    <Section labelledBy={id} tone="linen">
      <div className={beside ? `${place.besideRight} ${styles.beside}` : `${place.wide} ${styles.text}`}>
        <h2 id={id}>{comparison.heading}</h2>
        <p>{comparison.paragraph}</p>
      </div>
      <div className={places[layout]}>
        <ComparisonSlider
          before={comparison.before}
          after={comparison.after}
          label={comparison.name}
          sizes={sizes[layout]}
          panorama={layout === 'window'}
        />
      </div>
    </Section>
  );
}
