import { type ReactNode, useId } from 'react';
import { place, Section } from '../base/section.tsx';
import { ContactList } from './contact-list.tsx';
import styles from './form-section.module.css';

interface FormSectionProps {
  words: { heading: string; paragraph: string };
  /** Over the phone number and the email address. */
  detailsHeading: string;
  tone?: 'rule' | 'linen' | 'plain';
  /** The form. */
  children: ReactNode;
}

/** A form, and beside it what it is for and how to reach the business without it. */
export function FormSection({ words, detailsHeading, tone = 'plain', children }: FormSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone} id="form">
      <div className={`${place.heading} ${styles.words}`}>
        <h2 id={id}>{words.heading}</h2>
        <p>{words.paragraph}</p>
        <ContactList heading={detailsHeading} />
      </div>
      <div className={`${place.body} ${styles.form}`}>{children}</div>
    </Section>
  );
}
