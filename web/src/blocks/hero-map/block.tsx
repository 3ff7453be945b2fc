import { MiltonMap } from '../../sections/media/milton-map.tsx';
import type { BlockProps } from '../block-props.ts';
import { Hero } from '../hero/block.tsx';

/** A hero with a map in place of the picture. */
export function Component({ block }: BlockProps<'hero-map'>) {
  return (
    <Hero hero={block}>
      <MiltonMap {...block.map} />
    </Hero>
  );
}
