import type { SendMailOptions } from 'nodemailer';
import { businessOf } from '../business/business.service.ts';
import type { App, Context } from '../context.ts';
import type { Lead } from '../lead/lead.entity.ts';
import { findLead } from '../lead/lead.read.service.ts';
import { visitorName } from '../lead/lead.rows.ts';
import { photoLinks } from '../photo/photo.link.ts';
import { readPhoto } from '../photo/photo.service.ts';
import { renderHtml, renderText } from './mail.render.ts';
import { businessLetter, visitorLetter } from './mail.templates.ts';
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

/** The message that a job owes; null where its lead has been deleted since. */
export async function composeMail(
  { app, em }: Context,
  id: string,
  { leadId, to }: OwedMail,
): Promise<Message | null> {
  const lead = await findLead(em, leadId);
  if (!lead) return null;
  const { name, email } = app.config.business;
  const written = to === 'business' ? await toBusiness(app, lead) : toVisitor(app, lead);
  const messageId = `<${id}@${email.slice(email.indexOf('@') + 1)}>`;
  return { id, from: { name, address: email }, messageId, ...written };
}

async function toBusiness(app: App, lead: Lead): Promise<SendMailOptions> {
  const business = businessOf(app.config);
  const links = await photoLinks(app);
  const addresses = lead.photos.map((fileName) => business.siteUrl + links.path(fileName, LINK_DAYS));
  const letter = businessLetter(lead, business, addresses, LINK_DAYS);
  return {
    to: business.email,
    replyTo: { name: visitorName(lead), address: lead.email },
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
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

function toVisitor(app: App, lead: Lead): SendMailOptions {
  const letter = visitorLetter(lead, businessOf(app.config));
  return {
    to: { name: visitorName(lead), address: lead.email },
    replyTo: app.config.business.email,
    subject: letter.subject,
    text: renderText(letter),
    html: renderHtml(letter),
    // RFC 3834: an absence notice must not answer it.
    headers: { 'Auto-Submitted': 'auto-replied' },
  };
}
