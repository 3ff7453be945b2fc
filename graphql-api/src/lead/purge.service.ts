import type { App } from '../platform/access/context.ts';
import { saveRecord } from './erasure/record.ts';
import { eraseOldLeads } from './erasure/retention.ts';
import { sweepOriginals } from './message/files.ts';

const DAY = 24 * 60 * 60 * 1000;

/** Erases leads that are too old, and originals without a message. */
export async function purgeLeads(app: App): Promise<void> {
  await eraseOldLeads(app);
  await sweepOriginals(app, new Date(Date.now() - DAY));
  await saveRecord(app);
}
