import { useEffect, useEffectEvent } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import { useLeadConversationQuery, useMarkLeadsMutation } from '../../generated/admin-hooks.ts';
import type { LeadState } from '../../generated/types.ts';
import { useSend } from '../ui/change/use-change.ts';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list/list-state.tsx';
import { LeadEntry } from './entry.tsx';
import styles from './inbox/inbox.module.css';
import { leadName } from './labels.ts';

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
  const location = useLocation();
  // The URL follows the opened lead.
  const isAsked = location.state === 'reply' && location.pathname.endsWith(`/${id}`);
  return (
    <div className={styles.detail}>
      <p className={styles.back}>
        <Link className={common.link} to={{ pathname: '/admin/leads', hash: window.location.hash }}>
          ← All leads
        </Link>
        {/* In place of the heading, which would scroll away. */}
        <span aria-hidden="true">{lead && leadName(lead)}</span>
      </p>
      {leads && !lead ? (
        <div className={styles.empty}>
          <h2>There is no such lead</h2>
          <p className={common.quietText}>It may have been deleted with the person’s data.</p>
        </div>
      ) : (
        <LeadEntry id={id} conversation={leads} onFinish={onFinish} isAsked={isAsked}>
          <ListState error={error} waiting={!leads} onRetry={refetch} of="lines" />
        </LeadEntry>
      )}
    </div>
  );
}
