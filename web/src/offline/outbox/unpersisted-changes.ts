import type { OutboxItem } from '../shared/database.ts';

interface UnpersistedChange {
  /** The stored item, as JSON. */
  stored: string;
  changes: Partial<OutboxItem>;
}

/** Changes of items that the device had no space to store. They last as long as this page or worker. */
export class UnpersistedChanges {
  readonly #bySubmission = new Map<string, UnpersistedChange>();

  add(item: OutboxItem, changes: Partial<OutboxItem>): void {
    const change = { stored: JSON.stringify(item), changes: { ...this.#changesOf(item), ...changes } };
    this.#bySubmission.set(item.submissionId, change);
  }

  /** Returns the stored item with its unpersisted changes. */
  apply(item: OutboxItem): OutboxItem {
    return { ...item, ...this.#changesOf(item) };
  }

  delete(submissionId: string): void {
    this.#bySubmission.delete(submissionId);
  }

  // If another tab has stored the item since, its version is newer.
  #changesOf(item: OutboxItem): Partial<OutboxItem> | undefined {
    const change = this.#bySubmission.get(item.submissionId);
    return change?.stored === JSON.stringify(item) ? change.changes : undefined;
  }
}
