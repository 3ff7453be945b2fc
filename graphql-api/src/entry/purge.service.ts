import { periods } from '../../../rules/periods.ts';
import type { App } from '../platform/access/context.ts';

/** Deletes old entries of the trash, links to drafts and open editors. Public pages do not change. */
export async function purgeEntries({ contentVersion, database }: App): Promise<void> {
  await database.em.fork().transactional(async (em) => {
    // A restore that is in progress has read its entry already.
    await contentVersion.lock(em);
    await em.execute(
      `delete from "entry" where "deletedAt" < now() - interval '${periods.trash.hours} hours'`,
    );
    await em.execute('delete from "draft_link" where "expiresAt" < now()');
    await em.execute(`delete from "entry_editor" where "seenAt" < now() - interval '1 day'`);
  });
}
