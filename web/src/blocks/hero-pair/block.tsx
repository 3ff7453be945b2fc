import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import type { BlockProps } from '../block-props.ts';
import { Hero } from '../hero/block.tsx';

/** A hero with a before/after pair in place of the picture. */
export function Component({ block }: BlockProps<'hero-pair'>) {
  const { before, after, name } = block.pair;
  return (
    <Hero hero={{ ...block, layout: 'below' }}>
      <ComparisonSlider
        before={before}
        after={after}
        label={name || block.heading.join(' ')}
        sizes="100vw"
        panorama
        priority
      />
    </Hero>
  );
}
