import { Link } from 'react-router-dom';
import type { OverviewToDoQuery } from '../../generated/admin-documents.ts';
import { leadForms, mailRecipients, mailStates } from '../lead/labels.ts';
import common from '../ui/common.module.css';

/** Lists mails that are overdue or failed; renders nothing if there are none. */
export function UnsentMails({ mails }: { mails: OverviewToDoQuery['pendingMails'] }) {
  const { failedCount, overdueCount, nodes } = mails;
  if (failedCount + overdueCount === 0) return null;
  return (
    <section aria-labelledby="unsent-mails">
      <h2 id="unsent-mails">Emails not sent yet</h2>
      {overdueCount > 0 && <p>Waiting for more than an hour: {overdueCount}.</p>}
      {failedCount > 0 && (
        <p>
          Failed: {failedCount}. Send them again from their{' '}
          <Link to="/admin/leads#toDo=FAILED_MAIL">leads</Link>.
        </p>
      )}
      <ul className={common.quietText}>
        {nodes.map(({ id, state, formType, email, to, lastError }) => (
          <li key={id}>
            {leadForms[formType] ?? formType} of {email}, email {mailRecipients[to]}: {mailStates[state]}
            {lastError && `. The mail server said: ${lastError}`}
          </li>
        ))}
      </ul>
    </section>
  );
}
