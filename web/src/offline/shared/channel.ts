import type { FormName } from './operations.ts';

/** A change of the outbox, published to every tab and the worker. */
export type Change = { kind: 'changed' } | SentChange;

interface SentChange {
  kind: 'sent';
  submissionId: string;
  /** The form, if it had waited in the outbox. */
  waited?: FormName;
}

type Listener = (change: Change) => void;

/** Connects this page or worker with the other tabs. */
class OutboxChannel {
  readonly #listeners = new Set<Listener>();
  #channel: BroadcastChannel | undefined;

  publish(change: Change): void {
    this.#connect()?.postMessage(change);
    this.#notify(change);
  }

  /** Listens until the returned function is called. */
  listen(listener: Listener): () => void {
    this.#connect();
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #connect(): BroadcastChannel | undefined {
    try {
      this.#channel ??= this.#open();
    } catch {
      // Browsers that block storage block channels too: only this page is notified.
    }
    return this.#channel;
  }

  #open(): BroadcastChannel {
    const opened = new BroadcastChannel('outbox');
    opened.addEventListener('message', ({ data }: MessageEvent<Change>) => this.#notify(data));
    return opened;
  }

  #notify(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }
}

const channel = new OutboxChannel();

/** Notifies this page, the other tabs and the worker. */
export const publish = (change: Change): void => channel.publish(change);

/** Listens until the returned function is called. */
export const onOutboxChange = (listener: Listener): (() => void) => channel.listen(listener);
