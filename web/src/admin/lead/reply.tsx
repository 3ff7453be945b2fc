import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import styles from './entry.module.css';
import { LeadMails } from './mails.tsx';

/** A reply with its pictures and the state of its mail. */
export function LeadReply({ reply }: { reply: ManagedLeadFragment['replies'][number] }) {
  const { subject, text, pictures, writtenBy, writtenAt, mail } = reply;
  return (
    <div className={styles.sent}>
      {subject && <h3>{subject}</h3>}
      <p className={styles.words}>{text}</p>
      {pictures.length > 0 && (
        <ul className={styles.photos}>
          {pictures.map(({ src, alt }) => (
            <li key={src}>
              <a href={src} target="_blank" rel="noopener noreferrer">
                <img src={src} alt={alt || 'Attached picture'} loading="lazy" />
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className={common.quietText}>
        Reply by {writtenBy}, {timeInWords(writtenAt)}
      </p>
      {mail && <LeadMails mails={[mail]} isSpam={false} />}
    </div>
  );
}
