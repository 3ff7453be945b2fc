import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { FormName } from '../../../../rules/form/form-types.ts';

/**
 * A photo of a form. Its bytes are stored separately under the same `id`, so that updates do not rewrite
 * them. `fileName` is the server's name for the uploaded file; `uploadedAt` in ms since 1970.
 */
export interface StoredPhoto {
  id: string;
  name: string;
  type: string;
  size: number;
  fileName?: string;
  uploadedAt?: number;
}

/** Bytes and type instead of a File: Safari reads empty Files from IndexedDB. */
export interface PhotoBytes {
  id: string;
  type: string;
  bytes: ArrayBuffer;
}

/** Why the server rejected an item: a message, and messages by field name. */
export interface Rejection {
  message: string;
  fields: Record<string, string>;
}

/** One content of a submission that the page sent or tried to send. Each content has its own id. */
export interface SentVersion {
  /** The `submissionId` of the request. */
  id: string;
  /** See `contentOf`. */
  content: string;
  /** The server has rejected it and not stored it. */
  isRejected?: boolean;
  /** Former contents, oldest first. The server may have stored any of them. */
  earlier?: OutboxItem[];
}

/** A submission that the server has not yet accepted. Times are ms since 1970. */
export interface OutboxItem {
  /** Stays the same through corrections. The request of the first version has the same id. */
  submissionId: string;
  version?: SentVersion;
  form: FormName;
  input: Record<string, unknown>;
  /** Where the visit began. Not part of the content, which would change when the visitor returns. */
  source?: string | undefined;
  /** The values of the form's controls, to fill the form when the visitor corrects the submission. */
  values: Record<string, string>;
  photos: StoredPhoto[];
  state: 'waiting' | 'sending' | 'rejected';
  rejection?: Rejection;
  queuedAt: number;
  attempts: number;
  /** The end of the back-off. A returning connection cuts it short. */
  retryAt: number;
  /** The server asked for no retry before this time. */
  notBefore: number;
}

/** The contents of a form that has not been sent. */
export interface Draft {
  key: string;
  submissionId: string;
  values: Record<string, string>;
  photos: StoredPhoto[];
  /** The last submission, if the server did not accept it. */
  sent?: OutboxItem;
  savedAt: number;
}

/** An accepted submission; `sentAt` in ms since 1970. No personal data: others may use the device. */
export interface SentForm {
  form: FormName;
  sentAt: number;
}

interface OfflineSchema extends DBSchema {
  outbox: { key: string; value: OutboxItem };
  drafts: { key: string; value: Draft };
  photos: { key: string; value: PhotoBytes };
  sent: { key: number; value: SentForm };
}

type OfflineDatabase = IDBPDatabase<OfflineSchema>;

const ownVersion = 1;
let opening: Promise<OfflineDatabase> | undefined;

/** Opens the device's database; rejects if storage is blocked or full. */
export function database(): Promise<OfflineDatabase> {
  opening ??= open(ownVersion)
    // Another tab has a newer release, which may have added stores: open the database as it is.
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

// Async, because `indexedDB.open` may throw.
async function open(version: number | undefined): Promise<OfflineDatabase> {
  return openDB<OfflineSchema>('offline', version, {
    upgrade(db) {
      db.createObjectStore('outbox', { keyPath: 'submissionId' });
      db.createObjectStore('drafts', { keyPath: 'key' });
      db.createObjectStore('photos', { keyPath: 'id' });
      db.createObjectStore('sent', { keyPath: 'sentAt' });
    },
    // Another tab with a newer release upgrades the database: close, the next call opens it again.
    blocking(_current, _blocked, event) {
      opening = undefined;
      if (event.target instanceof IDBDatabase) event.target.close();
    },
    terminated() {
      opening = undefined;
    },
  });
}
