import { periods } from '../../../rules/periods.ts';
import type { App } from '../platform/access/context.ts';

/** Deletes entries in the trash and links to drafts after their periods. Public pages do not change. */
export async function purgeEntries({ contentVersion, database }: App): Promise<void> {
  await database.em.fork().transactional(async (em) => {
    // A restore that is in progress has read its entry already.
    await contentVersion.lock(em);
    await em.execute(
      `delete from "entry" where "deletedAt" < now() - interval '${periods.trash.hours} hours'`,
    );
    await em.execute('delete from "draft_link" where "expiresAt" < now()');
  });
}
