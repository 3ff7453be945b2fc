import { LockMode } from '@mikro-orm/core';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { enqueueMails } from '../../mail/service.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { findLeadForUpdate, mailsOf, markAnswered } from '../admin/service.ts';
import { viewMail } from '../mails/type.ts';
import type { Lead } from '../model/lead.entity.ts';
import { type LeadReply, LeadReplyEntity } from '../model/reply.entity.ts';
import { repliesOfLeads } from '../query/service.ts';
import type { LeadReplyInput, LeadReplyType } from './type.ts';

/**
 * Stores a reply with its mail in one transaction, and sets a new lead to 'answered'. A reply that is stored already changes
 * nothing. Throws NOT_FOUND, and BadInput for spam and for a lead without an email address.
 */
export async function replyToLead(context: SignedIn, id: string, input: LeadReplyInput): Promise<Lead> {
  const { app } = context;
  const { reply_id, text, followUpOn } = input;
  const { email: writtenBy } = context.account;
  const lead = await context.em.transactional(async (em) => {
    const stored = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_WRITE);
    const existing = await em.findOne(LeadReplyEntity, { reply_id });
    if (existing && existing.lead.id !== id) throw new BadInput({ reply_id: 'Another lead has this reply.' });
    if (existing) return stored;
    requireAnswerable(stored);
    em.create(LeadReplyEntity, {
      reply_id,
      lead: stored,
      text,
      writtenBy,
      writtenAt: await databaseTime(em),
    });
    await markAnswered(em, stored);
    if (stored.state === 'new') stored.state = 'answered';
    if (followUpOn) stored.followUpOn = followUpOn;
    await em.flush();
    await enqueueMails(em, [
      { mail_id: reply_id, kind: 'reply', recipient: stored.email, lead_id: stored.id },
    ]);
    return stored;
  });
  app.mailWorker?.poll();
  return lead;
}

function requireAnswerable({ spam, email }: Lead): void {
  if (spam) throw new BadInput({ id: 'This lead is marked as spam. Change its state first.' });
  // The newsletter form accepts texts that are not email addresses.
  if (!formatPatterns.email.test(email)) throw new BadInput({ id: 'This lead has no email address.' });
}

/** Loads the replies of a lead by its id, the oldest first. */
export const repliesOf = batchLoader(({ em }, leadIds: readonly string[]) => repliesOfLeads(em, leadIds));

/** Converts a reply to its GraphQL type. */
export async function viewReply(context: Context, reply: LeadReply): Promise<LeadReplyType> {
  const { reply_id, text, writtenBy, writtenAt, lead } = reply;
  const mail = ((await mailsOf(context, lead.id)) ?? []).find(({ mail_id }) => mail_id === reply_id);
  return { reply_id, text, writtenBy, writtenAt, mail: mail ? viewMail(mail) : null };
}
