import { useId } from 'react';
import type { CallToAction as CallToActionContent } from '../../content/schema/types.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { place, Section } from '../base/section.tsx';
import styles from './call-to-action.module.css';

/** The end of a page: a question, a sentence, a button. */
export function CallToAction({ content }: { content: CallToActionContent }) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="linen" screenOnly>
      <div className={`${place.wide} ${styles.text}`}>
        <h2 id={id}>{content.heading}</h2>
        <div className={styles.action}>
          <p>{content.paragraph}</p>
          <ButtonLink link={content.action} />
        </div>
      </div>
    </Section>
  );
}
