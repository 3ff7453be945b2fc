import { useSyncExternalStore } from 'react';
import { onChange } from './changes.ts';
import type { OutboxItem } from './database.ts';
import { listItems } from './outbox.ts';

/** What waits on this device; not `loaded` before the device has been asked, `failed` where it cannot be read. */
export interface OutboxView {
  items: readonly OutboxItem[];
  loaded: boolean;
  failed: boolean;
}

const unknown: OutboxView = { items: [], loaded: false, failed: false };
const listeners = new Set<() => void>();
let view = unknown;
let stop: (() => void) | undefined;
let latest = 0;

async function refresh(): Promise<void> {
  latest += 1;
  const asked = latest;
  const items = await listItems().catch(() => null);
  // A slower, older answer does not replace a newer one.
  if (asked !== latest) return;
  view = { items: items ?? [], loaded: items !== null, failed: items === null };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = onChange(() => void refresh());
    void refresh();
  }
  return () => listeners.delete(listener);
}

/** What waits on this device, whoever changes it: this page, another tab, the worker. */
export function useOutbox(): OutboxView {
  return useSyncExternalStore(
    subscribe,
    () => view,
    () => unknown,
  );
}
