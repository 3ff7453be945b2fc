import { useEffect, useEffectEvent } from 'react';
import { Link } from 'react-router-dom';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useLeadConversationQuery, useMarkLeadsMutation } from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import { LeadEntry } from './entry.tsx';
import styles from './inbox/inbox.module.css';

// In milliseconds; shows the states of mails.
const pollInterval = 10_000;

interface Props {
  id: string;
  onFinish: (lead: ManagedLeadFragment, state: LeadState) => Promise<void>;
}

/** One lead with its conversation. Opening it marks the conversation as read. */
export function LeadDetail({ id, onFinish }: Props) {
  const { data, error, refetch } = useLeadConversationQuery({
    variables: { id },
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const leads = data?.leadConversation;
  const lead = leads?.find((one) => one.id === id);
  const mark = useSend(useMarkLeadsMutation(), ['ManageLeads', 'UnreadLeads']);
  const read = useEffectEvent(() => {
    const ids = (leads ?? []).filter(({ isUnread }) => isUnread).map((one) => one.id);
    if (ids.length > 0) void mark({ ids, isRead: true }).catch(() => undefined);
  });
  const isLoaded = lead !== undefined;
  useEffect(() => {
    if (isLoaded) read();
  }, [isLoaded]);
  return (
    <div className={styles.detail}>
      <p className={styles.back}>
        <Link className={common.link} to={{ pathname: '/admin/leads', hash: window.location.hash }}>
          ← All leads
        </Link>
      </p>
      <ListState error={error} waiting={!leads} onRetry={refetch} of="lines" />
      {leads && !lead && <p>There is no such lead.</p>}
      {lead && leads && (
        <LeadEntry lead={lead} conversation={leads} onFinish={(state) => void onFinish(lead, state)} />
      )}
    </div>
  );
}
