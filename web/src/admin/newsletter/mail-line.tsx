import { useContext } from 'react';
import { fillTokens } from '../../../../rules/fact/tokens.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { SurroundingsContext, useEntry } from '../field/form.ts';
import styles from './mail-line.module.css';

/** The most characters of a text that a mail program lists. */
const MAX_LENGTH = 200;

/** The mail of the open form as mail programs list it. `text`: the stored mail as plain text. */
export function MailLine({ text }: { text: string }) {
  const { values } = useEntry();
  const { tokens } = useContext(SurroundingsContext);
  const { name } = useBusiness();
  const typed = (field: string) => fillTokens(String(values[field] ?? ''), tokens).trim();
  return (
    <dl className={styles.line} aria-label="In the list of a mail program">
      <dt className="visually-hidden">From</dt>
      <dd className={styles.from}>{name}</dd>
      <dt className="visually-hidden">Subject</dt>
      <dd className={styles.subject}>{typed('subject') || '(no subject)'}</dd>
      <dt className="visually-hidden">Beginning of the text</dt>
      <dd className={styles.text}>{(typed('intro') || text).slice(0, MAX_LENGTH)}</dd>
    </dl>
  );
}
