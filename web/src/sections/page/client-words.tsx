import { useLocation } from 'react-router-dom';
import { quotedOn } from '../../content/testimonials.ts';
import { place, Section } from '../base/section.tsx';
import styles from './client-words.module.css';

/** A testimonial about this page's service; renders nothing if there is none. */
export function ClientWords() {
  const { pathname } = useLocation();
  const quote = quotedOn(pathname);
  if (!quote) return null;
  return (
    <Section tone="rule">
      <figure className={`${place.text} ${styles.figure}`}>
        <blockquote>
          <p>{quote.clientReview}</p>
        </blockquote>
        <figcaption>
          {quote.clientName}, {quote.rank}
        </figcaption>
      </figure>
    </Section>
  );
}
