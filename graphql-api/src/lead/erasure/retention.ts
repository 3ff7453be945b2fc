import { randomUUID } from 'node:crypto';
import type { App } from '../../platform/access/context.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { LeadEntity } from '../model/lead.entity.ts';
import { lockLeads } from '../model/locks.ts';
import { deleteLeads, deleteLeftovers } from './delete-leads.ts';
import { ErasureEntity, RETENTION } from './entity.ts';
import { erasureHasher } from './hash.ts';

const DAY = 24 * 60 * 60 * 1000;
/** Number of leads deleted in one transaction. */
const BATCH = 500;

/** Erases the leads older than `LEAD_RETENTION_DAYS` with their photos and mails; none if it is unset. */
export async function eraseOldLeads(app: App): Promise<void> {
  const { leadRetentionDays } = app.config;
  if (leadRetentionDays === undefined) return;
  const now = await databaseTime(app.database.em.fork());
  const before = new Date(now.getTime() - leadRetentionDays * DAY);
  let count = BATCH;
  while (count === BATCH) count = await eraseBatch(app, before);
}

async function eraseBatch(app: App, before: Date): Promise<number> {
  const { keyId, hash } = erasureHasher(app);
  const em = app.database.em.fork();
  const old = await em.find(LeadEntity, { submittedAt: { $lt: before } }, { limit: BATCH, fields: ['id'] });
  const ids = old.map(({ id }) => id);
  const leftovers = await app.database.em.fork().transactional(async (within) => {
    await lockLeads(within, ids);
    const leads = await within.find(LeadEntity, { id: { $in: ids } });
    const left = await deleteLeads(within, leads);
    if (leads.length === 0) return left;
    within.create(ErasureEntity, {
      erasure_id: randomUUID(),
      erasedAt: await databaseTime(within),
      erasedBy: RETENTION,
      leads: leads.length,
      photos: left.photos.length,
      mails: left.mails.length,
      messages: left.messages.length,
      subscriptions: 0,
      keyId: left.messages.length > 0 ? keyId : null,
      emailHash: null,
      // The mailbox still has the messages.
      submissionHashes: left.messages.map(({ identity }) => hash(identity)),
      photoNames: [],
    });
    return left;
  });
  // Also mails whose leads were deleted before.
  await deleteLeftovers(app, leftovers, ({ sentAt }) => sentAt !== null && sentAt < before);
  return ids.length;
}
