import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { timeInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import styles from './entry.module.css';
import { LeadMails } from './mails.tsx';

/** A reply with the state of its mail. */
export function LeadReply({ reply }: { reply: ManagedLeadFragment['replies'][number] }) {
  const { text, writtenBy, writtenAt, mail } = reply;
  return (
    <>
      <p className={styles.words}>{text}</p>
      <p className={common.quietText}>
        Reply by {writtenBy}, {timeInWords(writtenAt)}
      </p>
      {mail && <LeadMails mails={[mail]} isSpam={false} />}
    </>
  );
}
