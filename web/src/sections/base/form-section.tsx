import { type ReactNode, useId } from 'react';
import { contactDetails } from '../../../../content/common/business.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { useBusiness } from '../../lib/use-business.ts';
import styles from './form-section.module.css';
import { place, Section } from './section.tsx';

interface FormSectionProps {
  content: Pick<BlockOf<'enquiry'>, 'heading' | 'paragraph' | 'detailsHeading' | 'tone'>;
  children: ReactNode;
}

/** A form with an introduction and the contact details beside it. */
export function FormSection({ content, children }: FormSectionProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={content.tone ?? 'plain'} id="form" screenOnly>
      <div className={`${place.heading} ${styles.text}`}>
        <h2 id={id}>{content.heading}</h2>
        {content.paragraph && <p>{content.paragraph}</p>}
        <ContactList heading={content.detailsHeading} />
      </div>
      <div className={`${place.body} ${styles.form}`}>{children}</div>
    </Section>
  );
}

/** The business's phone, email and town. */
function ContactList({ heading }: { heading: string }) {
  return (
    <div className={styles.contact}>
      <h3 className={styles.contactHeading}>{heading}</h3>
      <dl>
        {contactDetails(useBusiness()).map(({ label, text, href }) => (
          <div key={label} className={styles.detail}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{text}</a> : text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
