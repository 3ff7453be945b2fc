import type { SendMailOptions } from 'nodemailer';
import type { App, Context } from '../context.ts';
import { constraintPatterns } from '../graphql/constraint-messages.ts';
import type { Lead } from '../lead/lead.entity.ts';
import { NEWSLETTER_FORM } from '../lead/lead.names.ts';
import { findLead } from '../lead/lead.read.service.ts';
import { visitorName } from '../lead/lead.rows.ts';
import { consentWording } from '../newsletter/newsletter.consent.ts';
import { findSubscription, unsubscribePath } from '../newsletter/newsletter.service.ts';
import { photoLinks } from '../photo/photo.link.ts';
import { readPhoto } from '../photo/photo.service.ts';
import { type Letter, renderHtml, renderText } from './mail.render.ts';
import { businessLetter, newsletterLetter, type Sender, visitorLetter } from './mail.templates.ts';
import type { Message } from './mail.transport.ts';

/** Whom a lead may owe a mail. */
export type Recipient = 'business' | 'visitor';

/** What a job of the queue says; the letter is written when it is sent. */
export interface OwedMail {
  leadId: string;
  to: Recipient;
}

/** How long the links in the business's mail show the photos. */
const LINK_DAYS = 30;
/** Many mail servers take 25 MB; base64 makes a third more of it, and text comes beside it. */
const MAX_ATTACHED_BYTES = 16 * 1024 * 1024;

/** The message that a job owes; null where its lead has been deleted, or its subscription ended, since. */
export async function composeMail(
  context: Context,
  id: string,
  { leadId, to }: OwedMail,
): Promise<Message | null> {
  const lead = await findLead(context.em, leadId);
  if (!lead) return null;
  const written = await (to === 'business' ? toBusiness(context, lead) : toVisitor(context, lead));
  const { name, email } = context.app.config.business;
  const messageId = `<${id}@${email.slice(email.indexOf('@') + 1)}>`;
  return written && { id, from: { name, address: email }, messageId, ...written };
}

const senderOf = ({ config: { business, siteUrl } }: App): Sender => ({ ...business, siteUrl });

const rendered = (letter: Letter) => ({
  subject: letter.subject,
  text: renderText(letter),
  html: renderHtml(letter),
});

async function toBusiness({ app }: Context, lead: Lead): Promise<SendMailOptions> {
  const sender = senderOf(app);
  const links = await photoLinks(app);
  const addresses = lead.photos.map((fileName) => sender.siteUrl + links.path(fileName, LINK_DAYS));
  return {
    to: sender.email,
    // The newsletter form takes anything for an address.
    ...(constraintPatterns.email.test(lead.email) && {
      replyTo: { name: visitorName(lead), address: lead.email },
    }),
    ...rendered(businessLetter(lead, sender, addresses, LINK_DAYS)),
    attachments: await attachmentsOf(app, lead),
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

/** RFC 3834: an absence notice must not answer it. */
const automatic = { 'Auto-Submitted': 'auto-replied' };

async function toVisitor(context: Context, lead: Lead): Promise<SendMailOptions | null> {
  const sender = senderOf(context.app);
  const envelope = { to: { name: visitorName(lead), address: lead.email }, replyTo: sender.email };
  if (lead.formType === NEWSLETTER_FORM) return toSubscriber(context, lead, sender, envelope);
  return { ...envelope, headers: automatic, ...rendered(visitorLetter(lead, sender)) };
}

async function toSubscriber(
  { em }: Context,
  lead: Lead,
  sender: Sender,
  envelope: SendMailOptions,
): Promise<SendMailOptions | null> {
  const subscription = await findSubscription(em, lead.email);
  if (!subscription || subscription.unsubscribedAt) return null;
  const link = sender.siteUrl + unsubscribePath(subscription);
  const headers = {
    ...automatic,
    // RFC 8058: the mail program's own button ends the subscription by one POST.
    'List-Unsubscribe': { prepared: true, value: `<${link}>` },
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  };
  const words = consentWording(String(lead.fields['consentVersion'] ?? ''));
  return { ...envelope, headers, ...rendered(newsletterLetter(lead, sender, words, link)) };
}
