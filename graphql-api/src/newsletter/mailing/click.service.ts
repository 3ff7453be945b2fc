import type { EntityManager } from '@mikro-orm/postgresql';
import { recipientIn } from '../../mail/batch.ts';
import { MailingEntity } from './entity.ts';

/**
 * Counts a click on an item of a mailing, remembers the reader of the mail, and returns the path of the item;
 * null if there is none.
 */
export async function countClick(
  em: EntityManager,
  mailing_id: string,
  item: number,
  mail_id: string,
): Promise<string | null> {
  const mailing = await em.findOne(MailingEntity, { mailing_id });
  const path = mailing?.items[item]?.path;
  if (path === undefined) return null;
  const reader = mailing?.countsClicks && (await recipientIn(em, mailing_id, mail_id));
  if (!reader) return path;
  await em.execute(
    `insert into "mailing_click" values (?, ?, 1) on conflict ("mailing_id", "item") do update set "count" = "mailing_click"."count" + 1`,
    [mailing_id, item],
  );
  await em.execute(
    `insert into "mailing_reader" select ?, "id" from "subscription" where "email" = ? on conflict do nothing`,
    [mailing_id, reader],
  );
  return path;
}
