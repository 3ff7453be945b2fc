import { createStore } from '../../lib/store.ts';

/** The groups whose pictures are all shown; stays while the visitor looks at other pages. */
export const expandedGroups = createStore<readonly string[]>([]);

export function expandGroup(name: string): void {
  if (!expandedGroups.read().includes(name)) expandedGroups.set([...expandedGroups.read(), name]);
}
