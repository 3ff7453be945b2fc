import { useUnreadLeadsQuery } from '../../generated/admin-hooks.ts';
import { useAdmin, useMay } from './session.ts';

/** Milliseconds between two counts of the unread leads; Today loads its own counts as often. */
export const pollInterval = 30_000;

/** Returns the number of unread leads; undefined until it is known, and for an admin without leads. */
export function useUnread(): number | undefined {
  const admin = useAdmin();
  const may = useMay();
  const { data } = useUnreadLeadsQuery({ pollInterval, skip: !admin || !may('leads') });
  return data?.unreadLeadCount;
}
