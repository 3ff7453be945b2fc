import type { FormName } from '../../../../rules/form/form-types.ts';

/** A change of the outbox, published to every tab and the worker. */
export type Change = { kind: 'changed' } | SentChange;

interface SentChange {
  kind: 'sent';
  submissionId: string;
  /** The form, if it had waited in the outbox. */
  waited?: FormName;
}

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

function connect(): void {
  if (channel) return;
  try {
    channel = new BroadcastChannel('outbox');
    channel.addEventListener('message', ({ data }: MessageEvent<Change>) => notify(data));
  } catch {
    // Browsers that block storage block channels too: only this page is notified.
  }
}

function notify(change: Change): void {
  for (const listener of listeners) listener(change);
}

/** Notifies this page, the other tabs and the worker. */
export function publish(change: Change): void {
  connect();
  channel?.postMessage(change);
  notify(change);
}

/** Listens until the returned function is called. */
export function onOutboxChange(listener: Listener): () => void {
  connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
