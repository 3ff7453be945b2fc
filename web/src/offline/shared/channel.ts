/** Something about the outbox that every tab and the worker should know. */
export type Change = { kind: 'changed' } | { kind: 'sent'; submissionId: string };

type Listener = (change: Change) => void;

const listeners = new Set<Listener>();
let channel: BroadcastChannel | undefined;

/** The channel to other tabs; undefined in a browser that has none, or blocks it where sites may store nothing. */
function connect(): BroadcastChannel | undefined {
  try {
    channel ??= open();
  } catch {
    // Only this page is notified.
  }
  return channel;
}

function open(): BroadcastChannel {
  const opened = new BroadcastChannel('outbox');
  opened.addEventListener('message', (event: MessageEvent<Change>) => notifyListeners(event.data));
  return opened;
}

function notifyListeners(change: Change): void {
  for (const listener of listeners) listener(change);
}

/** Tells this page, the other tabs and the worker. */
export function publish(change: Change): void {
  connect()?.postMessage(change);
  notifyListeners(change);
}

/** Listens until the returned function is called. */
export function onOutboxChange(listener: Listener): () => void {
  connect();
  listeners.add(listener);
  return () => listeners.delete(listener);
}
