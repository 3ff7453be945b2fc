import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { onOutboxChange } from '../shared/channel.ts';
import type { OutboxItem } from '../shared/database.ts';
import { listItems } from './store.ts';

/** The submissions on this device. `failed` if the database cannot be read. */
export interface OutboxView {
  items: readonly OutboxItem[];
  loaded: boolean;
  failed: boolean;
}

const view = createStore<OutboxView>({ items: [], loaded: false, failed: false });
let stop: (() => void) | undefined;
let latest = 0;

async function refresh(): Promise<void> {
  latest += 1;
  const request = latest;
  const items = await listItems().catch(() => null);
  // An older read that takes longer does not replace a newer one.
  if (request === latest) view.set({ items: items ?? [], loaded: items !== null, failed: items === null });
}

/** The view follows changes from the first subscription on. */
function subscribe(listener: () => void): () => void {
  if (!stop) {
    stop = onOutboxChange(() => void refresh());
    void refresh();
  }
  return view.subscribe(listener);
}

const outbox = { ...view, subscribe };

/** The submissions on this device, updated when this page, another tab or the worker changes them. */
export function useOutbox(): OutboxView {
  return useStore(outbox);
}
