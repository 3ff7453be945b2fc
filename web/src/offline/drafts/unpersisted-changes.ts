import type { OutboxItem } from '../shared/database.ts';

/** What became of an item that the device had no room to write down; it counts until somebody writes the item. */
interface UnpersistedChange {
  over: string;
  changes: Partial<OutboxItem>;
}

const unpersisted = new Map<string, UnpersistedChange>();

/** Remembers, for as long as this page or worker runs, what could not be written over a stored item. */
export function rememberUnpersisted(stored: OutboxItem, changes: Partial<OutboxItem>): void {
  const before = known(stored)?.changes;
  unpersisted.set(stored.submissionId, { over: JSON.stringify(stored), changes: { ...before, ...changes } });
}

/** A stored item as it stands by all that is known here. */
export function withUnpersisted(stored: OutboxItem): OutboxItem {
  return { ...stored, ...known(stored)?.changes };
}

export function forgetUnpersisted(submissionId: string): void {
  unpersisted.delete(submissionId);
}

// What another tab has written since is newer than what is known here.
function known(stored: OutboxItem): UnpersistedChange | undefined {
  const found = unpersisted.get(stored.submissionId);
  return found?.over === JSON.stringify(stored) ? found : undefined;
}
