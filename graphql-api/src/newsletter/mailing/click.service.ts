import type { EntityManager } from '@mikro-orm/postgresql';
import { MailingEntity } from './entity.ts';

/** Counts a click on an item of a mailing, and returns the path of the item; null if there is none. */
export async function countClick(
  em: EntityManager,
  mailing_id: string,
  item: number,
): Promise<string | null> {
  const mailing = await em.findOne(MailingEntity, { mailing_id });
  const path = mailing?.items[item]?.path;
  if (path === undefined) return null;
  if (mailing?.countsClicks)
    await em.execute(
      `insert into "mailing_click" values (?, ?, 1) on conflict ("mailing_id", "item") do update set "count" = "mailing_click"."count" + 1`,
      [mailing_id, item],
    );
  return path;
}
