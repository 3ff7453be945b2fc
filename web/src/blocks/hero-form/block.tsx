import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import type { BlockProps } from '../block-props.ts';
import { Hero } from '../hero/block.tsx';

/** A hero with the short contact form below it. */
export function Component({ block }: BlockProps<'hero-form'>) {
  return <Hero hero={block} panel={<QuickMessageForm heading={block.form.heading} />} />;
}
