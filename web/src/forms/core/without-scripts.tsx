import { contactDetails } from '../../content/business.ts';
import { useBusiness } from '../../lib/use-business.ts';
import styles from './form.module.css';

/** For a browser without scripts, in which the form cannot be sent: the other ways to ask. */
export function WithoutScripts() {
  const details = contactDetails(useBusiness()).filter(({ href }) => href);
  return (
    <noscript>
      <p className={styles.withoutScripts}>
        This form is sent by a script, and scripts are off in this browser. Ask us directly:{' '}
        {details.map(({ label, text, href }) => (
          <a key={label} href={href}>
            {text}
          </a>
        ))}
      </p>
    </noscript>
  );
}
