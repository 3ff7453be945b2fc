import { LockMode } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { formatPatterns } from '../../../../rules/field/format.ts';
import { enqueueMails, withdrawMail } from '../../mail/service.ts';
import { findPictures, requirePictures } from '../../picture/service.ts';
import type { PictureType } from '../../picture/type.ts';
import { pictureView } from '../../picture/view.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { AppError, BadInput } from '../../platform/core/errors.ts';
import { databaseTime } from '../../platform/database/clock.ts';
import { claimContentId, withdrawContentId } from '../../platform/database/content-id.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { findLeadForUpdate, mailsOf, markAnswered } from '../admin/service.ts';
import { leadMails } from '../mails/message.ts';
import { viewMail } from '../mails/type.ts';
import { recordLeads } from '../model/activity.ts';
import { type Lead, type LeadReply, LeadReplyEntity } from '../model/lead.entity.ts';
import { reopenMessages } from '../query/messages.ts';
import { repliesOfLeads } from '../query/service.ts';
import { hasReplyDraft, saveDraftIn } from './draft.ts';
import type { LeadReplyInput, LeadReplyType } from './type.ts';

const MAX_UNDO_SECONDS = 60;
const MAX_LATER_DAYS = 366;

/**
 * Stores a reply with its mail in one transaction, deletes its draft, sets a new lead to 'answered'; repeats
 * change nothing. With `sendAt` the mail waits until then. Withdraws the replies that it replaces. Throws
 * NOT_FOUND, and BadInput for spam, a missing email address, missing pictures, a time that is not in the
 * next year, and if a replaced reply is sent already.
 */
export async function replyToLead(
  context: SignedIn,
  id: string,
  input: LeadReplyInput,
  sendAt: Date | null,
): Promise<Lead> {
  const { reply_id, replaces, text, subject = null, pictures = [], followUpOn, undoSeconds = 0 } = input;
  const { email: writtenBy, signature } = context.account;
  return context.em.transactional(async (em) => {
    const stored = await findLeadForUpdate(em, id, LockMode.PESSIMISTIC_WRITE);
    const isNew = await claimContentId(em, {
      id: reply_id,
      replaces,
      name: 'reply_id',
      content: [id, text, subject, pictures, followUpOn, sendAt],
      withdraw: (earlier) => withdrawReplaced(em, stored, earlier),
    });
    if (!isNew) return stored;
    requireAnswerable(stored);
    await requirePictures(em, { pictures: pictures.join(' ') });
    const writtenAt = await databaseTime(em);
    if (sendAt) requireLater(sendAt, writtenAt);
    const written = { subject, text, signature, pictures, writtenBy, writtenAt, sendAt };
    em.create(LeadReplyEntity, { reply_id, lead: stored, ...written });
    await markAnswered(em, stored, writtenAt);
    if (stored.state === 'new') stored.state = 'answered';
    if (followUpOn) stored.followUpOn = followUpOn;
    await em.flush();
    await saveDraftIn({ ...context, em }, id, { text: '', subject: '', pictures: [] });
    await enqueueMails(
      em,
      [{ mail_id: reply_id, kind: leadMails.reply, recipient: stored.email, lead_id: stored.id }],
      sendAt ? { at: sendAt } : { delay: Math.min(undoSeconds, MAX_UNDO_SECONDS) },
    );
    await recordLeads({ ...context, em }, 'lead.replied', [stored]);
    return stored;
  });
}

/** Throws BadInput unless a time is in the year after another. */
function requireLater(sendAt: Date, now: Date): void {
  if (sendAt <= now) throw new BadInput({ sendAt: 'Choose a time in the future.' });
  if (sendAt.getTime() - now.getTime() > MAX_LATER_DAYS * 24 * 60 * 60 * 1000)
    throw new BadInput({ sendAt: 'Choose a time within a year.' });
}

/**
 * Withdraws a reply whose mail still waits, and makes it the caller's draft again, with its time. A lead that
 * it answered first is new again. Throws NOT_FOUND, and BadInput once the mail is being sent, or if the
 * caller writes another reply.
 */
export function undoReply(context: SignedIn, reply_id: string): Promise<Lead> {
  return context.em.transactional(async (em) => {
    const reply = await em.findOne(LeadReplyEntity, { reply_id }, { populate: ['lead'] });
    if (!reply) throw new AppError('NOT_FOUND', 'There is no such reply.');
    const lead = await findLeadForUpdate(em, reply.lead.id, LockMode.PESSIMISTIC_WRITE);
    if (!(await withdrawReply(em, lead, reply)))
      throw new BadInput({ reply_id: 'The reply is sent already.' });
    if (await hasReplyDraft({ ...context, em }, lead.id))
      throw new BadInput({
        reply_id: 'It becomes a draft again: first send or empty the reply that you are writing.',
      });
    await withdrawContentId(em, reply_id);
    const { text, subject, pictures, sendAt = null } = reply;
    await saveDraftIn({ ...context, em }, lead.id, { text, subject: subject ?? '', pictures, sendAt });
    await recordLeads({ ...context, em }, 'lead.unreplied', [lead]);
    return lead;
  });
}

/** Withdraws the reply with this id, if the lead has it. Throws BadInput once its mail is being sent. */
async function withdrawReplaced(em: EntityManager, lead: Lead, reply_id: string): Promise<void> {
  const reply = await em.findOne(LeadReplyEntity, { reply_id, lead });
  if (reply && !(await withdrawReply(em, lead, reply)))
    throw new BadInput({ replaces: 'Your earlier reply was sent already, so this one was not sent.' });
}

/**
 * Deletes a reply whose mail still waits; a lead that it answered is new again. Returns false once the mail
 * is being sent.
 */
async function withdrawReply(em: EntityManager, lead: Lead, reply: LeadReply): Promise<boolean> {
  if (!(await withdrawMail(em, reply.reply_id))) return false;
  if (lead.answeredAt?.getTime() === reply.writtenAt.getTime()) {
    lead.answeredAt = null;
    if (lead.state === 'answered') lead.state = 'new';
  }
  if (await reopenMessages(em, lead, reply.writtenAt)) {
    lead.awaitsReply = true;
    if (lead.state === 'answered') lead.state = 'new';
  }
  em.remove(reply);
  await em.flush();
  return true;
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
  const mails = (await mailsOf(context, reply.lead.id)) ?? [];
  const mail = mails.find(({ mail_id }) => mail_id === reply.reply_id);
  const pictures = await viewPictures(context.em, reply.pictures);
  return { ...reply, pictures, mail: mail ? viewMail(mail) : null, bounce: mail?.bounce ?? null };
}

/** Returns the pictures at these URLs; leaves out missing ones. */
export async function viewPictures(em: EntityManager, urls: string[]): Promise<PictureType[]> {
  const pictures = urls.length > 0 ? await findPictures(em, urls) : new Map();
  return urls.flatMap((url) => {
    const picture = pictures.get(url);
    return picture ? [pictureView(picture)] : [];
  });
}
