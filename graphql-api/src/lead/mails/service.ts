import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { changeMails } from '../../mail/service.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { AppError } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { findPage, type Page, type PageArgs } from '../../platform/graphql/connection.ts';
import { recordLeads } from '../model/activity.ts';
import { LeadEntity, type LeadMail, LeadMailEntity } from '../model/lead.entity.ts';

const HOUR = 60 * 60 * 1000;

/** Returns the mails of these leads by lead id, the business's first, in one query. */
export async function mailsOfLeads(
  em: EntityManager,
  leadIds: readonly string[],
): Promise<Map<string, LeadMail[]>> {
  const mails = await em.find(
    LeadMailEntity,
    { lead: { $in: [...leadIds] }, state: { $ne: 'dropped' } },
    { orderBy: { firstDueAt: 'asc', mail_id: 'asc' }, disableIdentityMap: true },
  );
  const isToBusiness = ({ kind }: LeadMail) => Number(kind === 'lead');
  return Map.groupBy(
    mails.toSorted((one, other) => isToBusiness(other) - isToBusiness(one)),
    ({ lead }) => lead.id,
  );
}

/** Returns the acknowledgement among the mails of a lead. */
export const acknowledgementIn = (mails: LeadMail[] | undefined) =>
  mails?.find(({ kind }) => kind === 'acknowledgement');

/** The queued and failed mails with their leads, and how many failed or wait for more than an hour. */
type PendingMails = Page<LeadMail> & { failedCount: number; overdueCount: number };

/** Returns a page of pending mails, oldest first. Throws BadInput for a bad size or cursor. */
export async function listPendingMails(em: EntityManager, args: PageArgs): Promise<PendingMails> {
  const of = (condition: object) => ({ lead: { spam: false }, ...condition });
  const where = of({ state: { $in: ['queued', 'failed'] } });
  const hourAgo = new Date((await databaseTime(em)).getTime() - HOUR);
  const listing = { where, time: 'firstDueAt', id: 'mail_id', order: 'asc', populate: ['lead'] } as const;
  return {
    ...(await findPage(em, LeadMailEntity, listing, args)),
    failedCount: await em.count(LeadMailEntity, of({ state: 'failed' })),
    overdueCount: await em.count(LeadMailEntity, of({ state: 'queued', firstDueAt: { $lt: hourAgo } })),
  };
}

/** Counts the held mails of leads that are not spam. */
export function countHeldMails(em: EntityManager): Promise<number> {
  return em.count(LeadMailEntity, { state: 'held', lead: { spam: false } });
}

/** Makes a failed or held mail due at once, but holds those of spam; ignores others. Throws NOT_FOUND. */
export async function resendMail(context: SignedIn, mail_id: string): Promise<LeadMail> {
  const mail = await context.em.transactional(async (within) => {
    const row = formatPatterns.uuid.test(mail_id)
      ? await within.findOne(LeadMailEntity, { mail_id, lead: { $ne: null } })
      : null;
    if (row?.state !== 'failed' && row?.state !== 'held') return row;
    // The lock makes concurrent changes of the spam mark wait.
    const lead = await within.findOneOrFail(LeadEntity, row.lead.id, {
      lockMode: LockMode.PESSIMISTIC_READ,
    });
    await changeMails(within, ['mail_id', mail_id], row.state, lead.spam ? 'held' : 'queued');
    await recordLeads({ ...context, em: within }, 'lead.resent', [lead]);
    return within.refresh(row);
  });
  if (!mail) throw new AppError('NOT_FOUND', 'There is no such mail.');
  return mail;
}
