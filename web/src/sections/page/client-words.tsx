import { useLocation } from 'react-router-dom';
import { quotedOn } from '../../content/testimonials.ts';
import { place, Section } from '../base/section.tsx';
import styles from './client-words.module.css';

/** A testimonial about this page's service; renders nothing if there is none. */
export function ClientWords() {
  const { pathname } = useLocation();
  const said = quotedOn(pathname);
  if (!said) return null;
  return (
    <Section tone="rule">
      <figure className={`${place.text} ${styles.figure}`}>
        <blockquote>
          <p>{said.clientReview}</p>
        </blockquote>
        <figcaption>
          {said.clientName}, {said.rank}
        </figcaption>
      </figure>
    </Section>
  );
}
