import type { EntityManager } from '@mikro-orm/postgresql';
import type { NewsletterValues } from '../../../../rules/entry/newsletter.ts';
import { EMAILS_OF_OCCUPATION, type Occupation } from '../../lead/model/occupation.ts';
import { mailsOfBatch } from '../../mail/batch.ts';

export type Segment = NewsletterValues['segment'] | null;

const occupations: Record<NonNullable<Segment>, Occupation> = {
  owners: 'Home Owner',
  realtors: 'Realtor',
  builders: 'Builder',
};

/** SQL for readers, as a condition of the confirmed subscribers with its values. */
interface Readers {
  where: string;
  values: unknown[];
}

/** Returns the readers of a segment: all subscribers, or those with an occupation by their leads. */
export const readersIn = (segment: Segment): Readers =>
  segment
    ? { where: `"email" in (${EMAILS_OF_OCCUPATION})`, values: [occupations[segment]] }
    : { where: 'true', values: [] };

/** Returns the readers to whom a mailing was sent and who opened none of its links. */
export const readersWithoutClick = (mailing_id: string): Readers => ({
  where: `"email" in (select "recipient" from ${mailsOfBatch('?::uuid')} "sent" where "state" = 'sent')
    and "id" not in (select "subscription_id" from "mailing_reader" where "mailing_id" = ?)`,
  values: [mailing_id, mailing_id],
});

const from = ({ where }: Readers) =>
  `from "subscription" where "confirmedAt" is not null and "unsubscribedAt" is null and ${where}`;

/**
 * Returns the email addresses of readers. The lock makes an erasure wait, which then deletes the mail too.
 */
export async function lockReaders(em: EntityManager, readers: Readers): Promise<string[]> {
  const sql = `select "email" ${from(readers)} for share of "subscription"`;
  return (await em.execute<{ email: string }[]>(sql, readers.values)).map(({ email }) => email);
}

/** Returns the number of readers of each segment. */
export async function countSegments(em: EntityManager): Promise<{ segment: Segment; count: number }[]> {
  const segments: Segment[] = [null, ...(Object.keys(occupations) as (keyof typeof occupations)[])];
  return Promise.all(
    segments.map(async (segment) => ({ segment, count: await countReaders(em, readersIn(segment)) })),
  );
}

export async function countReaders(em: EntityManager, readers: Readers): Promise<number> {
  const sql = `select count(*)::int as "count" ${from(readers)}`;
  const [row] = await em.execute<{ count: number }[]>(sql, readers.values);
  return row?.count ?? 0;
}
