import type { FormName } from '../../../../rules/form/form-types.ts';
import { database, type SentForm } from '../shared/database.ts';

const maxSent = 20;

/** Stores that a form was sent now, and forgets all but the latest ones. */
export async function recordSent(form: FormName): Promise<void> {
  const db = await database();
  await db.put('sent', { form, sentAt: Date.now() });
  for (const key of (await db.getAllKeys('sent')).slice(0, -maxSent)) await db.delete('sent', key);
}

/** Returns the forms that this device has sent, the latest first. */
export async function listSent(): Promise<SentForm[]> {
  return (await (await database()).getAll('sent')).toReversed();
}
