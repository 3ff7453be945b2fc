import type { SendMailOptions } from 'nodemailer';
import { formatPatterns } from '../../../../rules/field/format.ts';
import type { App, Context } from '../../access/context.ts';
import { readBusiness } from '../../business/service.ts';
import { envelopeOf, messageIdOf } from '../../mail/envelope.ts';
import type { MailJob } from '../../mail/queue.ts';
import { type MailContent, renderHtml, renderText } from '../../mail/render.ts';
import type { Sender } from '../../mail/signature.ts';
import { mailsOfLead } from '../../mail/state.ts';
import type { Message } from '../../mail/transport.ts';
import { confirmPath, requestForMail } from '../../newsletter/confirmation.ts';
import { consentWording } from '../../newsletter/consent.ts';
import {
  findSubscription,
  isSubscribed,
  unsubscribeHeaders,
  unsubscribePath,
} from '../../newsletter/service.ts';
import { visitorName } from '../forms/answers.ts';
import { isSubscription } from '../model/form-types.ts';
import type { Lead } from '../model/lead.entity.ts';
import { LeadReplyEntity } from '../model/reply.entity.ts';
import { photoLinks } from '../photos/link.ts';
import { readPhoto } from '../photos/service.ts';
import { businessMail, confirmationMail, replyMail, subscribedMail, visitorMail } from './templates.ts';

/** The lifetime of the photo links in the business's mail. */
const LINK_DAYS = 30;
/** Many mail servers accept 25 MB; base64 adds a third. */
const MAX_ATTACHED_BYTES = 16 * 1024 * 1024;

/** Returns the message of a job; null if its subscription request or its reply was deleted. */
export async function composeMail(
  context: Context,
  id: string,
  lead: Lead,
  { to, isReply }: Pick<MailJob, 'to' | 'isReply'>,
): Promise<Message | null> {
  const sender = await readBusiness(context);
  const written = await (to === 'business'
    ? toBusiness(context, lead, sender)
    : isReply
      ? asReply(context, lead, id, sender)
      : toVisitor(context, lead, sender));
  return written && { ...envelopeOf(context.app, id, sender), ...written };
}

const rendered = (content: MailContent, { name }: Sender) => ({
  subject: content.subject,
  text: renderText(content),
  html: renderHtml(content, name),
});

async function toBusiness({ app }: Context, lead: Lead, sender: Sender): Promise<SendMailOptions> {
  const links = await photoLinks(app);
  const photoUrls = lead.photos.map((fileName) => sender.siteUrl + links.path(fileName, LINK_DAYS));
  return {
    to: sender.email,
    // The newsletter form accepts texts that are not email addresses.
    ...(formatPatterns.email.test(lead.email) && {
      replyTo: { name: visitorName(lead), address: lead.email },
    }),
    ...rendered(businessMail(lead, sender, photoUrls, LINK_DAYS), sender),
    // While the file storage is unavailable, the mail has only the links.
    attachments: await attachmentsOf(app, lead).catch((error: unknown) => {
      app.log.warn(error, 'a mail is sent without its photos, because they cannot be read');
      return [];
    }),
  };
}

async function attachmentsOf(app: App, lead: Lead): Promise<NonNullable<SendMailOptions['attachments']>> {
  const attachments = [];
  let size = 0;
  for (const [index, fileName] of lead.photos.entries()) {
    const content = await readPhoto(app, fileName);
    size += content?.length ?? 0;
    if (content && size <= MAX_ATTACHED_BYTES) {
      attachments.push({ filename: `photo-${index + 1}.jpg`, content, contentType: 'image/jpeg' });
    }
  }
  return attachments;
}

/** Returns a reply in the thread of the acknowledgement: mail programs group by References and subject. */
async function asReply(
  { app, em }: Context,
  lead: Lead,
  id: string,
  sender: Sender,
): Promise<SendMailOptions | null> {
  const replies = await em.find(
    LeadReplyEntity,
    { lead },
    { orderBy: { writtenAt: 'asc', reply_id: 'asc' } },
  );
  const index = replies.findIndex(({ reply_id }) => reply_id === id);
  const reply = replies[index];
  if (!reply) return null;
  const mails = await mailsOfLead(em, lead.id);
  const acknowledgement = mails.find(({ to, isReply }) => to === 'visitor' && !isReply);
  const earlier = replies.slice(0, index).map(({ reply_id }) => reply_id);
  const references = (acknowledgement ? [acknowledgement.id, ...earlier] : earlier).map((mail) =>
    messageIdOf(app, mail),
  );
  const inReplyTo = references.at(-1);
  return {
    to: lead.email,
    replyTo: { name: sender.name, address: sender.email },
    ...(inReplyTo !== undefined && { inReplyTo, references }),
    ...rendered(replyMail(lead, sender, reply.text), sender),
  };
}

/** RFC 3834: prevents automatic replies. */
const automatic = { 'Auto-Submitted': 'auto-replied' };

async function toVisitor(context: Context, lead: Lead, sender: Sender): Promise<SendMailOptions | null> {
  // Omits the name, which the visitor typed.
  const envelope = { to: lead.email, replyTo: sender.email };
  if (isSubscription(lead)) return toSubscriber(context, lead, sender, envelope);
  return { ...envelope, headers: automatic, ...rendered(visitorMail(lead, sender), sender) };
}

async function toSubscriber(
  { em }: Context,
  lead: Lead,
  sender: Sender,
  envelope: SendMailOptions,
): Promise<SendMailOptions | null> {
  const subscription = await findSubscription(em, lead.email);
  if (subscription && isSubscribed(subscription)) {
    const link = sender.siteUrl + unsubscribePath(subscription.id);
    const headers = { ...automatic, ...unsubscribeHeaders(sender.siteUrl, subscription.id) };
    return { ...envelope, headers, ...rendered(subscribedMail(sender, link), sender) };
  }
  const request = await requestForMail(em, lead.email);
  if (!request) return null;
  const headers = { ...automatic, ...unsubscribeHeaders(sender.siteUrl, request.subscriptionId) };
  const words = request.consentVersion ? consentWording(request.consentVersion) : undefined;
  const content = confirmationMail(sender, words, sender.siteUrl + confirmPath(request));
  return { ...envelope, headers, ...rendered(content, sender) };
}
