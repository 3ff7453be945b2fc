import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FormName } from './operations.ts';

/**
 * A photo chosen for a form; its bytes are stored apart under the same `id`, so that a change of state never rewrites them.
 * `fileName` is the name the server gave it, `uploadedAt` when (ms since 1970).
 */
export interface StoredPhoto {
  id: string;
  name: string;
  type: string;
  size: number;
  fileName?: string;
  uploadedAt?: number;
}

/** Bytes and type rather than a File: Safari hands back an empty File from IndexedDB. */
export interface PhotoBytes {
  id: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Why the server rejected an item: field name to message, and the sentence of the whole. */
export interface Rejection {
  message: string;
  fields: Record<string, string>;
}

/** One content of a submission that was sent, or tried to be: the id belongs to the content. */
export interface SentVersion {
  /** What the server knows as the submissionId. */
  id: string;
  /** For comparing: see `contentOf`. */
  content: string;
  /** The server has rejected it, and so has not stored it. */
  isRejected?: boolean;
  /** What the visitor said before and changed, oldest first: any of it may have been stored, its answer lost. */
  earlier?: OutboxItem[];
}

/** A submission that the server has not yet accepted. Times are ms since 1970. */
export interface OutboxItem {
  /** Stays the same while the visitor edits it; on the wire it is the id of its first version. */
  submissionId: string;
  version?: SentVersion;
  form: FormName;
  input: Record<string, unknown>;
  /** The form's controls as they were typed, to fill it again when the visitor corrects it. */
  values: Record<string, string>;
  photos: StoredPhoto[];
  /** 'refused' and `refusal` are what devices have stored since the first release. */
  state: 'waiting' | 'sending' | 'refused';
  refusal?: Rejection;
  queuedAt: number;
  attempts: number;
  /** When the back-off ends; a sign that the connection is back may come earlier. */
  retryAt: number;
  /** Before this the server asked not to be tried again. */
  notBefore: number;
}

/** What was typed in a form that has not been sent. */
export interface Draft {
  key: string;
  submissionId: string;
  values: Record<string, string>;
  photos: StoredPhoto[];
  /** As it was sent last, where it came back from the outbox. */
  sent?: OutboxItem;
  savedAt: number;
}

interface OfflineSchema extends DBSchema {
  outbox: { key: string; value: OutboxItem };
  drafts: { key: string; value: Draft };
  photos: { key: string; value: PhotoBytes };
}

export type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const version = 1;
let opening: Promise<OfflineDatabase> | undefined;

/** The device's database; rejects where the browser stores nothing (storage switched off, full). */
export function database(): Promise<OfflineDatabase> {
  opening ??= open(version)
    // A newer version of the site, in another tab, has changed the stores, to which it only ever adds: go on with them.
    .catch((error: unknown) => (isNewer(error) ? open(undefined) : Promise.reject(error)))
    .catch((error: unknown) => {
      opening = undefined;
      throw error;
    });
  return opening;
}

function isNewer(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'VersionError';
}

function open(wanted: number | undefined): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>('offline', wanted, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'submissionId' });
      db.createObjectStore('drafts', { keyPath: 'key' });
      db.createObjectStore('photos', { keyPath: 'id' });
    },
    // A newer version of the site in another tab wants to change the stores: give way, the next call opens anew.
    blocking(_current, _blocked, event) {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opening = undefined;
    },
  });
}
