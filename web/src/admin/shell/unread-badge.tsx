import { useEffect } from 'react';
import { useUnreadLeadsQuery } from '../../generated/admin-hooks.ts';

// In milliseconds.
const pollInterval = 30_000;

/** Shows the number of unread leads on the icon of the installed app, in browsers that can. */
export function UnreadBadge() {
  const { data } = useUnreadLeadsQuery({ pollInterval });
  const count = data?.unreadLeadCount;
  useEffect(() => {
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return null;
}
