import { periods } from '../../rules/periods.ts';
import { saveRecord } from './lead/erasure/record.ts';
import { eraseOldLeads } from './lead/erasure/retention.ts';
import { sweepOriginals } from './lead/message/files.ts';
import { deleteExpiredMails } from './mail/service.ts';
import { failLostImports } from './operations/import/run.service.ts';
import { sweepPictures } from './picture/sweep.ts';
import { deleteOldActivity } from './platform/access/activity.ts';
import type { App } from './platform/access/context.ts';
import { daily, type JobKind } from './platform/job/queue.ts';

/** The tables whose rows end at a time. */
const EXPIRING = ['subscription_request', 'password_link', 'draft_link', 'content_id'];

const DAY = 24 * 60 * 60 * 1000;

/** Purges every day. */
export const purgeJob: JobKind = { name: 'purge', schedule: daily('04:41', 'UTC'), maxTries: 4, run: purge };

/**
 * Purges content in the trash, unused pictures, subscriptions that were not confirmed, links and their mails,
 * and activity of admins after their periods, leads that are too old, and originals without a message. Public
 * pages do not change.
 */
export async function purge(app: App): Promise<void> {
  await purgeContent(app);
  const swept = await sweepPictures(app);
  if (swept > 0) app.log.info({ count: swept }, 'deleted unused pictures');
  for (const table of EXPIRING)
    await app.database.em.fork().execute(`delete from "${table}" where "expiresAt" < now()`);
  await deleteExpiredMails(app.database.em.fork());
  await failLostImports(app);
  await deleteOldActivity(app.database.em.fork());
  await eraseOldLeads(app);
  await sweepOriginals(app, new Date(Date.now() - DAY));
  await saveRecord(app);
}

async function purgeContent({ contentVersion, database }: App): Promise<void> {
  await database.em.fork().transactional(async (em) => {
    // A restore that is in progress has read its entry already.
    await contentVersion.lock(em);
    await em.execute(
      `delete from "entry" where "deletedAt" < now() - interval '${periods.trash.hours} hours'`,
    );
  });
}
