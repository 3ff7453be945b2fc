import { rankOf, testimonials } from '../../../../content/shared/testimonials.ts';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './client-words.module.css';

/** A testimonial about the service of a page; renders nothing if there is none. */
export function Component({ path }: BlockProps<'client-words'>) {
  const { items } = useContent('testimonials', testimonials);
  const quote = items.find(({ quotedOn }) => quotedOn === path);
  if (!quote) return null;
  return (
    <Section tone="rule">
      <figure className={`${place.text} ${styles.figure}`}>
        <blockquote>
          <p>{quote.clientReview}</p>
        </blockquote>
        <figcaption>
          {quote.clientName}, {rankOf(quote)}
        </figcaption>
      </figure>
    </Section>
  );
}
