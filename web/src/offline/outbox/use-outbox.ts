import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { onOutboxChange } from '../shared/channel.ts';
import type { OutboxItem } from '../shared/database.ts';
import { listItems } from './store.ts';

/** What waits on this device; not `loaded` before the device has been asked, `failed` where it cannot be read. */
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
  const asked = latest;
  const items = await listItems().catch(() => null);
  // A slower, older answer does not replace a newer one.
  if (asked === latest) view.set({ items: items ?? [], loaded: items !== null, failed: items === null });
}

/** From the first look on the view follows whatever changes. */
function subscribe(listener: () => void): () => void {
  if (!stop) {
    stop = onOutboxChange(() => void refresh());
    void refresh();
  }
  return view.subscribe(listener);
}

const outbox = { ...view, subscribe };

/** What waits on this device, whoever changes it: this page, another tab, the worker. */
export function useOutbox(): OutboxView {
  return useStore(outbox);
}
