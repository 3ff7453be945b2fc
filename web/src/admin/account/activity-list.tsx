import { entryKinds } from '../../../../rules/entry/kinds.ts';
import { periods } from '../../../../rules/periods.ts';
import type { ActivityQuery } from '../../generated/admin-documents.ts';
import { useActivityQuery } from '../../generated/admin-hooks.ts';
import type { ActivityEvent } from '../../generated/types.ts';
import { counted } from '../counted.ts';
import { useNames } from '../session/use-names.ts';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import { SettingsSection } from '../ui/form/settings-section.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { Time } from '../ui/time.tsx';

const PAGE_SIZE = 20;

const labels: Record<ActivityEvent, string> = {
  LOGIN_SUCCEEDED: 'Signed in',
  PASSWORD_CHANGED: 'Changed the password',
  PASSWORD_RESET: 'Set a new password with an emailed link',
  SESSION_ENDED: 'Signed out a device',
  SECOND_FACTOR_ENABLED: 'Turned on two-step verification',
  SECOND_FACTOR_DISABLED: 'Turned off two-step verification',
  RECOVERY_CODE_USED: 'Used a recovery code',
  RECOVERY_CODES_REPLACED: 'Made new recovery codes',
  ADMIN_INVITED: 'Invited an admin',
  ADMIN_ADDED: 'Joined as an admin',
  ADMIN_ROLE_CHANGED: 'Changed the role of an admin',
  ADMIN_REMOVED: 'Removed an admin',
  INVITATION_WITHDRAWN: 'Withdrew an invitation',
  LEADS_EXPORTED: 'Exported leads',
  SUBSCRIBERS_EXPORTED: 'Exported the subscribers',
  SUBSCRIBER_REMOVED: 'Removed a subscriber',
  NEWSLETTER_STARTED: 'Sent a newsletter',
  PERSON_ERASED: 'Deleted a person’s data',
  LEAD_REPLIED: 'Replied to a lead',
  LEAD_UNREPLIED: 'Withdrew a reply',
  LEAD_RESENT: 'Sent an email again',
  LEAD_NOTED: 'Added a note',
  LEAD_UNNOTED: 'Deleted a note',
  LEAD_FOLLOWED_UP: 'Changed the follow-up date',
  LEAD_NEW: 'Moved to New',
  LEAD_ANSWERED: 'Moved to Waiting',
  LEAD_DONE: 'Moved to Done',
  LEAD_WON: 'Moved to Won',
  LEAD_LOST: 'Moved to Lost',
  LEAD_SPAM: 'Moved to Spam',
  ENTRY_PUBLISHED: 'Published',
  ENTRY_SCHEDULED: 'Scheduled',
  ENTRY_UNPUBLISHED: 'Took back from the site',
  ENTRY_DELETED: 'Deleted',
  ENTRY_RESTORED: 'Restored from the trash',
  ENTRY_MOVED: 'Moved',
  ENTRY_IMPORTED: 'Imported',
  ENTRY_SHARED: 'Shared a draft by a link',
  ENTRY_UNSHARED: 'Ended the link to a draft',
};

/** The noun for the count of an event; defaults to leads. */
const countedNouns: Partial<Record<ActivityEvent, string>> = {
  NEWSLETTER_STARTED: 'email',
  SUBSCRIBERS_EXPORTED: 'subscriber',
  SUBSCRIBER_REMOVED: 'subscriber',
};

type ActivityNode = ActivityQuery['activity']['nodes'][number];

/** The latest actions of admins, newest first. */
export function ActivityList() {
  const nameOf = useNames();
  const { data, error, refetch, fetchMore } = useActivityQuery({ variables: { first: PAGE_SIZE } });
  const { nodes = [], pageInfo } = data?.activity ?? {};

  function showMore(): void {
    void fetchMore({
      variables: { after: pageInfo?.endCursor ?? null },
      updateQuery: (previous, { fetchMoreResult: { activity } }) => ({
        activity: { ...activity, nodes: [...previous.activity.nodes, ...activity.nodes] },
      }),
    }).catch(() => undefined);
  }

  return (
    <SettingsSection heading="Activity" intro={`What admins did in the last ${periods.activity.words}.`}>
      <ListState error={error} waiting={!data} onRetry={refetch} of="lines" />
      <ol className={common.list}>
        {nodes.map((node) => (
          <li key={node.activity_id}>
            <div>
              <p>{inWords(node)}</p>
              <p className={common.quietText}>
                <Time at={node.at} />, by {node.by ? nameOf(node.by) : 'a command on the server'}
              </p>
            </div>
          </li>
        ))}
      </ol>
      {pageInfo?.hasNextPage && (
        <div className={common.row}>
          <Button onClick={showMore}>Show more activity</Button>
        </div>
      )}
    </SettingsSection>
  );
}

function inWords({ event, subject, count, entryKind }: ActivityNode): string {
  const kind = entryKinds.find((it) => it.kind === entryKind)?.label[0];
  const details = [
    [subject, kind && `(${kind.toLowerCase()})`].filter(Boolean).join(' '),
    count === null ? null : counted(count, countedNouns[event] ?? 'lead'),
  ].filter(Boolean);
  return [labels[event], ...details].join(': ');
}
