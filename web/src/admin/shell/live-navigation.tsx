import { useEffect } from 'react';
import { useUnreadLeadsQuery } from '../../generated/admin-hooks.ts';
import { Navigation } from './navigation.tsx';

// In milliseconds.
const pollInterval = 30_000;

/** The navigation with the number of unread leads, which the icon of the installed app shows too. */
export function LiveNavigation() {
  const { data } = useUnreadLeadsQuery({ pollInterval });
  const count = data?.unreadLeadCount;
  useEffect(() => {
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  return <Navigation unread={count ?? 0} />;
}
