import { contactDetails } from '../../content/business.ts';
import { useBusiness } from '../../lib/use-business.ts';
import styles from './contact-list.module.css';

/** Phone, email and place of the business, under a heading. */
export function ContactList({ heading }: { heading: string }) {
  return (
    <div className={styles.contact}>
      <h3 className={styles.heading}>{heading}</h3>
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
