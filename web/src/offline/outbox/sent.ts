import { type DBSchema, openDB } from 'idb';
import type { FormName } from '../../../../rules/form/form-types.ts';

// A separate database, because a new store would need a new version of the outbox's database.

const maxSent = 20;

/** An accepted submission; `sentAt` in ms since 1970. No personal data: others may use the device. */
export interface SentForm {
  form: FormName;
  sentAt: number;
}

interface SentSchema extends DBSchema {
  sent: { key: number; value: SentForm };
}

const open = () =>
  openDB<SentSchema>('sent', 1, {
    upgrade: (db) => void db.createObjectStore('sent', { keyPath: 'sentAt' }),
  });

/** Stores that a form was sent now, and forgets all but the latest ones. */
export async function recordSent(form: FormName): Promise<void> {
  const db = await open();
  await db.put('sent', { form, sentAt: Date.now() });
  for (const key of (await db.getAllKeys('sent')).slice(0, -maxSent)) await db.delete('sent', key);
  db.close();
}

/** Returns the forms that this device has sent, the latest first. */
export async function listSent(): Promise<SentForm[]> {
  const db = await open();
  const sent = await db.getAll('sent');
  db.close();
  return sent.toReversed();
}
