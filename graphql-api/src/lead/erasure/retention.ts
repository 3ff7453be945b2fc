import { randomUUID } from 'node:crypto';
import { raw } from '@mikro-orm/core';
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

/**
 * Erases conversations `LEAD_RETENTION_DAYS` after their last form, mail of the client or reply, with photos
 * and mails; none if it is unset.
 */
export async function eraseOldLeads(app: App): Promise<void> {
  const { leadRetentionDays } = app.config;
  if (leadRetentionDays === undefined) return;
  const now = await databaseTime(app.database.em.fork());
  const before = new Date(now.getTime() - leadRetentionDays * DAY);
  let count = BATCH;
  while (count === BATCH) count = await eraseBatch(app, before);
}

/** SQL condition for the leads whose conversation has ended before a time, which it takes five times. */
const isOld = (alias: string) => `("${alias}"."submittedAt" < ? and "${alias}"."activeAt" < ?
  and not exists (select 1 from "lead_reply" where "lead_id" = "${alias}"."id" and "writtenAt" >= ?)
  and not exists (select 1 from "lead" "other" where "other"."conversation" = "${alias}"."conversation"
    and ("other"."activeAt" >= ? or exists (select 1 from "lead_reply" where "lead_id" = "other"."id" and "writtenAt" >= ?))))`;

async function eraseBatch(app: App, before: Date): Promise<number> {
  const { keyId, hash } = erasureHasher(app);
  const old = { [raw(isOld, [before, before, before, before, before])]: [] };
  const em = app.database.em.fork();
  const found = await em.find(LeadEntity, old, { limit: BATCH, fields: ['id'] });
  const ids = found.map(({ id }) => id);
  const leftovers = await app.database.em.fork().transactional(async (within) => {
    await lockLeads(within, ids);
    // The client may have written meanwhile.
    const leads = await within.find(LeadEntity, { id: { $in: ids }, ...old });
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
