import { HeadedSection, place } from '../../sections/base/section.tsx';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './before-after.module.css';

const sizes = {
  page: '(width >= 88rem) 80rem, 92vw',
  window: '100vw',
  beside: '(width >= 60rem) 62vw, 100vw',
};

/**
 * A before/after pair and its text. `page`: as wide as the page, below its text. `window`: as wide as the
 * viewport. `beside`: text on the left.
 */
export function Component({ block: comparison }: BlockProps<'before-after'>) {
  const { layout = 'page' } = comparison;
  const places = { page: place.wide, window: place.full, beside: place.bleedRight };
  return (
    <HeadedSection
      heading={comparison.heading}
      at={layout === 'beside' ? `${place.besideRight} ${styles.beside}` : `${place.wide} ${styles.text}`}
      intro={comparison.paragraph && <p>{comparison.paragraph}</p>}
      tone="linen"
    >
      <div className={places[layout]}>
        <ComparisonSlider
          before={comparison.before}
          after={comparison.after}
          label={comparison.name || comparison.heading}
          sizes={sizes[layout]}
          panorama={layout === 'window'}
        />
      </div>
    </HeadedSection>
  );
}
