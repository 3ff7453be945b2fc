import { useParams } from 'react-router-dom';
import common from '../ui/common.module.css';
import { AdminPage } from '../ui/page-frame.tsx';
import { LeadDetail } from './detail.tsx';
import styles from './inbox/inbox.module.css';
import { LeadList } from './inbox/list.tsx';
import { useInbox } from './inbox/use-inbox.ts';
import { leadName } from './labels.ts';
import { useLoadedLead } from './use-loaded-lead.ts';

/** /admin/leads and /admin/leads/:id: the conversations with the people who wrote, and the open one. */
export function Component() {
  const lead = useLoadedLead(useParams().id);
  return (
    <AdminPage title="Leads" opened={lead && leadName(lead)} path="/admin/leads" fills>
      <InboxPage />
    </AdminPage>
  );
}

function InboxPage() {
  const inbox = useInbox();
  const { openId } = inbox;
  return (
    <div className={styles.inbox} data-open={openId}>
      <LeadList inbox={inbox} />
      {openId ? (
        <LeadDetail key={openId} id={openId} onFinish={inbox.finish} />
      ) : (
        <div className={styles.detail} data-empty>
          {inbox.leads?.length ? <Choose /> : null}
        </div>
      )}
    </div>
  );
}

/** Stands in the place of the open lead: opening one marks it as read, so the admin chooses it. */
function Choose() {
  return (
    <div className={styles.empty}>
      <h2>Choose a conversation</h2>
      <p className={common.quietText}>
        <kbd>j</kbd> or <kbd>Enter</kbd> opens the first, <kbd>?</kbd> shows all keys.
      </p>
    </div>
  );
}
