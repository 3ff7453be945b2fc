import type { EntityManager } from '@mikro-orm/postgresql';
import type { MailFile } from '../../mail/files.ts';
import type { App } from '../../platform/access/context.ts';
import { personalData } from '../model/door.ts';
import { deletePhotos } from '../photos/service.ts';
import { deleteLeads, deleteLeftovers, deleteMessagesFrom, type Leftovers } from './delete-leads.ts';
import { ErasureEntity } from './entity.ts';
import { type ErasureHasher, erasureHasher } from './hash.ts';
import { syncRecord } from './record.ts';
import { leadsFrom } from './service.ts';

/** Returns the time of a person's last erasure, by email address; null if there was none. */
type ErasedAt = (email: string) => Date | null;

/** Erases again the leads, messages, mails and other data of erased persons that a backup has restored. */
export async function repeatErasures(app: App): Promise<void> {
  await syncRecord(app);
  const em = app.database.em.fork();
  const erasedAt = await erasedPersons(app, em, erasureHasher(app));
  if (!erasedAt) return;
  const isTheirs = ({ visitor, sentAt }: MailFile) => {
    const time = visitor === undefined ? null : erasedAt(visitor);
    return time !== null && sentAt !== null && sentAt < time;
  };
  const [leftovers, subscriptions] = await em.transactional(async (within) => {
    const left = await deleteLeadsAgain(within, erasedAt);
    await deleteMessagesAgain(within, left, erasedAt);
    return [left, await deleteOtherDataAgain(app, within, erasedAt)] as const;
  });
  const mails = await deleteLeftovers(app, leftovers, isTheirs);
  const count = leftovers.submissionIds.length;
  const messages = leftovers.messages.length;
  if (count + subscriptions + mails + messages > 0) {
    app.log.warn({ count, subscriptions, mails, messages }, 'erased data had come back and was erased again');
  }
}

/** Deletes the files of erased photos that a backup of the files has restored. */
export async function deletePhotosAgain(app: App): Promise<void> {
  const erasures = await app.database.em.fork().find(ErasureEntity, {}, { fields: ['photoNames'] });
  await deletePhotos(
    app,
    erasures.flatMap(({ photoNames }) => photoNames),
  );
}

async function erasedPersons(
  { log }: App,
  em: EntityManager,
  { keyId, hash }: ErasureHasher,
): Promise<ErasedAt | null> {
  const erasures = await em.find(
    ErasureEntity,
    { emailHash: { $ne: null } },
    { orderBy: { erasedAt: 'asc' } },
  );
  const foreign = erasures.filter((erasure) => erasure.keyId !== keyId).length;
  if (foreign > 0)
    log.error({ count: foreign }, 'erasures were recorded with a key that this database does not have');
  if (erasures.length === 0) return null;
  // If a person was erased several times, the latest erasure counts.
  const times = new Map(erasures.map(({ emailHash, erasedAt }) => [emailHash, erasedAt]));
  return (email) => times.get(hash(email)) ?? null;
}

async function deleteLeadsAgain(em: EntityManager, erasedAt: ErasedAt): Promise<Leftovers> {
  const rows = await em.execute<{ email: string }[]>(`select distinct lower("email") as "email" from "lead"`);
  const leads = [];
  for (const { email } of rows) {
    const time = erasedAt(email);
    if (time) leads.push(...(await leadsFrom(em, email, time)));
  }
  return deleteLeads(em, leads);
}

async function deleteMessagesAgain(em: EntityManager, left: Leftovers, erasedAt: ErasedAt): Promise<void> {
  const rows = await em.execute<{ email: string }[]>(
    `select distinct lower("fromAddress") as "email" from "lead_message" where "fromAddress" is not null`,
  );
  for (const { email } of rows) {
    const time = erasedAt(email);
    if (time) await deleteMessagesFrom(em, left, email, time);
  }
}

async function deleteOtherDataAgain(app: App, em: EntityManager, erasedAt: ErasedAt): Promise<number> {
  let count = 0;
  for (const data of personalData.of(app))
    for (const { email, consentedAt } of await data.emails(em)) {
      const time = erasedAt(email);
      if (time && consentedAt < time) count += await data.forget(em, email);
    }
  return count;
}
