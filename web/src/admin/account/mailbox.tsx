import type {
  MailboxQuery,
  TestMailboxMutation,
  TestMailboxMutationVariables,
} from '../../generated/admin-documents.ts';
import { useMailboxQuery, useTestMailboxMutation } from '../../generated/admin-hooks.ts';
import { mailboxOff } from '../mailbox-off.ts';
import { sentence } from '../time-in-words.ts';
import { Button } from '../ui/button.tsx';
import { useChange } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';

type State = MailboxQuery['mailbox'];

/** Between two questions whether the mailbox was read, in milliseconds. */
const POLL = 5_000;

/** The state of the mailbox that receives the answers of clients, and a button that tests it by a mail. */
export function Mailbox() {
  const { data, error, refetch } = useMailboxQuery({
    pollInterval: POLL,
    skipPollAttempt: () => document.hidden,
  });
  const test = useChange<TestMailboxMutation, TestMailboxMutationVariables>(useTestMailboxMutation());
  const mailbox = data?.mailbox;
  return (
    <SettingsSection heading="Mailbox" intro="The answers of clients arrive in the inbox.">
      <ListState error={mailbox ? undefined : error} waiting={!mailbox} onRetry={refetch} of="lines" />
      {mailbox && (
        <>
          <Reading mailbox={mailbox} />
          <Counts mailbox={mailbox} />
          {mailbox.state !== 'OFF' && (
            <>
              <TestMail mailbox={mailbox} />
              <div className={common.row}>
                <Button onClick={() => test({}, 'The test mail is on its way.')}>Send a test mail</Button>
              </div>
            </>
          )}
        </>
      )}
    </SettingsSection>
  );
}

/** Whether the mailbox is read, else why not. */
function Reading({ mailbox: { state, user, lastReadAt, failingSince, error } }: { mailbox: State }) {
  if (state === 'OFF')
    return (
      <>
        <p>{mailboxOff} The person who runs your server connects it. Your mailbox stays as it is.</p>
        <p className={common.quietText}>
          For that person: the setting is <code>IMAP_URL</code>.
        </p>
      </>
    );
  if (state === 'WAITING') return <p>The mailbox of {user} is about to be read.</p>;
  return (
    <>
      {failingSince && (
        <p role="alert">
          The mailbox of {user} cannot be read since <Time at={failingSince} />.
          {error && ` The mail server said: ${sentence(error)}`}
        </p>
      )}
      {lastReadAt && (
        <p className={failingSince ? common.quietText : undefined}>
          {failingSince ? 'It' : `The mailbox of ${user}`} was last read <Time at={lastReadAt} />.
        </p>
      )}
    </>
  );
}

function Counts({ mailbox: { otherCount, failedCount } }: { mailbox: State }) {
  return (
    <>
      {failedCount > 0 && (
        <p role="alert">
          {mails(failedCount)} could not be stored: <code>npm run mails</code> lists them.
        </p>
      )}
      {otherCount > 0 && (
        <p className={common.quietText}>
          {mails(otherCount)} in it {otherCount === 1 ? 'belongs' : 'belong'} to no conversation, and{' '}
          {otherCount === 1 ? 'stays' : 'stay'} there only.
        </p>
      )}
    </>
  );
}

const mails = (count: number) => `${count} ${count === 1 ? 'mail' : 'mails'}`;

function TestMail({ mailbox: { user, testSentAt, testArrivedAt, isTestOverdue } }: { mailbox: State }) {
  if (!testSentAt) return null;
  if (isTestOverdue)
    return (
      <p role="alert">
        The test mail of <Time at={testSentAt} /> has not arrived. Check that mails to the email address of
        the business arrive in the mailbox of {user}, and not in its junk folder, which the site does not
        read. <code>npm run doctor</code> checks whether the site can send mail.
      </p>
    );
  return (
    <p aria-live="polite">
      The test mail of <Time at={testSentAt} />{' '}
      {testArrivedAt ? (
        <>
          arrived <Time at={testArrivedAt} />.
        </>
      ) : (
        'has not arrived yet.'
      )}
    </p>
  );
}
