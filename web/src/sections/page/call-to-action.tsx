import { useId } from 'react';
import type { CallToAction as Words } from '../../content/types.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { place, Section } from '../base/section.tsx';
import styles from './call-to-action.module.css';

/** The end of a page: a question, a sentence, one button. */
export function CallToAction({ words }: { words: Words }) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="linen" screenOnly>
      <div className={`${place.wide} ${styles.words}`}>
        <h2 id={id}>{words.heading}</h2>
        <div className={styles.action}>
          <p>{words.paragraph}</p>
          <ButtonLink link={words.action} />
        </div>
      </div>
    </Section>
  );
}
