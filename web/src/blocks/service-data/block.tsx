import { ServiceData } from '../../sections/seo/service-data.tsx';
import type { BlockProps } from '../block-props.ts';

/** Structured data of the service that the page is about. */
export function Component({ block, seo }: BlockProps<'service-data'>) {
  return <ServiceData name={block.name ?? seo.title} description={seo.description} />;
}
