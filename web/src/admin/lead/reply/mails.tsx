import type { LeadMailFieldsFragment } from '../../../generated/admin-documents.ts';
import { useResendMailMutation } from '../../../generated/admin-hooks.ts';
import { counted } from '../../counted.ts';
import { timeInWords } from '../../time-in-words.ts';
import { Button } from '../../ui/button.tsx';
import { useChange } from '../../ui/change/use-change.ts';
import common from '../../ui/common.module.css';
import { mailInWords, mailRecipients } from '../labels.ts';

interface Props {
  mails: readonly LeadMailFieldsFragment[];
  isSpam: boolean;
  /** The name of the visitor. */
  name: string;
}

/**
 * The states of a lead's mails, and a button to resend one that was rejected, or held by a restore. Folds
 * those of a form that need no attention.
 */
export function LeadMails({ mails, ...rest }: Props) {
  const folded = mails.filter(({ isReply, state, lastError }) =>
    isReply ? false : state === 'SENT' || (state === 'QUEUED' && !lastError),
  );
  const shown = mails.filter((mail) => !folded.includes(mail));
  const isSent = folded.every(({ state }) => state === 'SENT');
  return (
    <>
      <MailList mails={shown} {...rest} />
      {folded.length > 0 && (
        <details>
          <summary>
            {counted(folded.length, 'email')} {isSent ? 'sent' : 'on the way'}
          </summary>
          <MailList mails={folded} {...rest} />
        </details>
      )}
    </>
  );
}

function MailList({ mails, isSpam, name }: Props) {
  if (mails.length === 0) return null;
  return (
    <ul className={common.quietText} aria-label="Emails">
      {mails.map((mail) => (
        <li key={mail.id}>
          {describe(mail, name)}{' '}
          {(mail.state === 'FAILED' || (mail.state === 'HELD' && !isSpam)) && <ResendButton mail={mail} />}
        </li>
      ))}
    </ul>
  );
}

/** 'Confirmation to Marie-Ève: sent November 22, 2026 at 9:41 a.m., tried again 4 times' */
function describe(mail: LeadMailFieldsFragment, name: string): string {
  const { to, state, sentAt, retries, isReply, lastError } = mail;
  const kind = isReply ? 'Reply' : 'Confirmation';
  const what = to === 'BUSINESS' ? 'Notification to you' : `${kind} to ${isReply ? name : firstNameOf(name)}`;
  const when = sentAt && state === 'SENT' ? ` ${timeInWords(sentAt)}` : '';
  const again = retries > 0 ? `, tried again ${retries} ${retries === 1 ? 'time' : 'times'}` : '';
  // A reply that can be withdrawn has been sent for the admin: a toast says so.
  const isOnItsWay = isReply && state === 'QUEUED' && !lastError;
  return `${what}: ${isOnItsWay ? 'on its way' : mailInWords(mail, when + again)}`;
}

/** Returns the first name; a name that is an email address stays whole. */
const firstNameOf = (name: string): string => name.split(' ')[0] ?? name;

function ResendButton({ mail: { id, to } }: { mail: LeadMailFieldsFragment }) {
  const send = useChange(useResendMailMutation());
  const resend = () => send({ id }, 'The email will be sent again.');
  return (
    <Button look="link" aria-label={`Send the email ${mailRecipients[to]} again`} onClick={resend}>
      Send again
    </Button>
  );
}
