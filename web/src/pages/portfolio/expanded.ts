import { createStore } from '../../lib/store.ts';

/** The groups that show all their items; lasts until the site is closed. */
export const expandedGroups = createStore<readonly string[]>([]);

export function expandGroup(name: string): void {
  if (!expandedGroups.read().includes(name)) expandedGroups.set([...expandedGroups.read(), name]);
}
