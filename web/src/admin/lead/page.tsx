import { useEffect, useEffectEvent } from 'react';
import { useParams } from 'react-router-dom';
import { AdminPage } from '../ui/page-frame.tsx';
import { LeadDetail } from './detail.tsx';
import styles from './inbox/inbox.module.css';
import { LeadList } from './inbox/list.tsx';
import { type Inbox, useInbox } from './inbox/use-inbox.ts';

// Windows that show the list and the open lead side by side (inbox.module.css).
const wide = '(width >= 64rem)';

/** /admin/leads and /admin/leads/:id: the conversations with the people who wrote, and the open one. */
export function Component() {
  return (
    <AdminPage title="Leads" path="/admin/leads" fills>
      <InboxPage />
    </AdminPage>
  );
}

function InboxPage() {
  const { id } = useParams();
  const inbox = useInbox(id);
  useFirstUnread(inbox, id);
  return (
    <div className={styles.inbox} data-open={id}>
      <LeadList inbox={inbox} openId={id} />
      {id ? (
        <LeadDetail key={id} id={id} onFinish={inbox.finish} />
      ) : (
        <div className={styles.detail} data-empty />
      )}
    </div>
  );
}

/** Opens the first unread lead of the list, else the first one, on a window that shows both. */
function useFirstUnread({ leads, isLoaded, open }: Inbox, openId: string | undefined): void {
  const first = leads?.find(({ isUnread }) => isUnread) ?? leads?.[0];
  const openFirst = useEffectEvent(() => {
    if (first && window.matchMedia(wide).matches) open(first.id, { replace: true });
  });
  const isNeeded = isLoaded && openId === undefined && first !== undefined;
  useEffect(() => {
    if (isNeeded) openFirst();
  }, [isNeeded]);
}
