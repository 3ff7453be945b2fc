import type { PublicPath } from '../../content/common/public-paths.ts';
import { rankOf, testimonials } from '../../content/shared/testimonials.ts';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../base/section.tsx';
import styles from './client-words.module.css';

/** A testimonial about the service of a page; renders nothing if there is none. */
export function ClientWords({ path }: { path: PublicPath }) {
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
