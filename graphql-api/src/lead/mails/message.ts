import type { EntityManager } from '@mikro-orm/postgresql';
import type { SendMailOptions } from 'nodemailer';
import { formatPatterns } from '../../../../rules/field/format.ts';
import type { ComposeMail, Mail, MailKind } from '../../mail/kind.ts';
import type { Sender } from '../../mail/layout.ts';
import { autoReplied, type ComposedMail, messageIdOf } from '../../mail/message.ts';
import { findPictures, pictureVariant } from '../../picture/service.ts';
import { widthFor } from '../../picture/view.ts';
import type { App, Context } from '../../platform/access/context.ts';
import { visitorName } from '../forms/answers.ts';
import { leadParts } from '../model/door.ts';
import { type Lead, type LeadMessage, type LeadReply, LeadReplyEntity } from '../model/lead.entity.ts';
import { photoPath } from '../photos/link.ts';
import { readPhoto } from '../photos/service.ts';
import { messagesOfPerson } from '../query/messages.ts';
import { findLead } from '../query/service.ts';
import { acknowledgementIn, mailsOfLeads } from './service.ts';
import { businessMail, LINK_DAYS, replyMail, replySubject, sampleLead, visitorMail } from './templates.ts';

/** Many mail servers accept 25 MB; base64 adds a third. */
const MAX_ATTACHED_BYTES = 16 * 1024 * 1024;
/** The width of an attached picture, in pixels. */
const ATTACHED_WIDTH = 1600;

/** Composes a mail about a lead; null if its lead was erased or there is nothing to send. */
const aboutLead =
  (
    compose: (context: Context, lead: Lead, sender: Sender, mail: Mail) => Promise<ComposedMail | null>,
  ): ComposeMail =>
  async (context, mail, sender) => {
    const lead = mail.lead_id === null ? null : await findLead(context.em, mail.lead_id);
    return lead && compose(context, lead, sender, mail);
  };

/** The mails about leads. */
export const leadMails = {
  lead: {
    name: 'lead',
    compose: aboutLead(toBusiness),
    // About a day, so that an admin can correct a wrong configuration.
    maxRejections: 100,
    samples: { lead: (sender, link) => businessMail(sampleLead, sender, { photoUrls: [link] }) },
  },
  acknowledgement: {
    name: 'acknowledgement',
    compose: aboutLead(toVisitor),
    samples: { acknowledgement: (sender) => visitorMail(sampleLead, sender) },
  },
  reply: {
    name: 'reply',
    compose: aboutLead(asReply),
    samples: {
      reply: (sender) =>
        replyMail(
          { subject: null, text: 'Hello Zoé,\n\nYes, we do. See you on Monday.', signature: 'Ann' },
          replySubject(sampleLead, sender),
        ),
    },
  },
} satisfies Record<string, MailKind>;

async function toBusiness({ app }: Context, lead: Lead, sender: Sender): Promise<ComposedMail> {
  const photoUrls = lead.photos.map((fileName) => sender.siteUrl + photoPath(app, fileName, LINK_DAYS));
  const remarks = leadParts.of(app).flatMap((part) => part.remark?.(lead) ?? []);
  return {
    // The newsletter form accepts texts that are not email addresses.
    ...(formatPatterns.email.test(lead.email) && {
      replyTo: { name: visitorName(lead), address: lead.email },
    }),
    content: businessMail(lead, sender, { photoUrls, remarks }),
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

/** Returns the pictures of a reply as JPEG files, which every mail program shows. */
async function attachedPictures(em: EntityManager, app: App, urls: string[]) {
  const attachments = [];
  for (const [url, picture] of urls.length > 0 ? await findPictures(em, urls) : []) {
    const file = await pictureVariant(em, app, picture.picture_id, widthFor(picture, ATTACHED_WIDTH), 'jpg');
    const filename = `${picture.alt.slice(0, 60) || 'picture'} ${urls.indexOf(url) + 1}.jpg`;
    if (file) attachments.push({ filename, content: file.stream, contentType: 'image/jpeg' });
  }
  return attachments;
}

const MAX_REFERENCES = 20;

/**
 * Returns the Message-IDs of a thread up to its newest mail (RFC 5322, section 3.6.4). The oldest mail of
 * ours begins it; a message continues the thread that it names.
 */
function threadOf(sent: { id: string; at: Date }[], messages: LeadMessage[]): string[] {
  const received = messages.flatMap(({ messageId, references, storedAt: at }) =>
    !messageId ? [] : [{ id: messageId, at, references }],
  );
  const mails: { id: string; at: Date; references?: string[] }[] = [...sent, ...received];
  let thread: string[] = [];
  for (const { id, references } of mails.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const before = references && references.length > 0 ? references : id === sent[0]?.id ? [] : thread;
    thread = [...before, id];
  }
  return thread.length > MAX_REFERENCES
    ? [...thread.slice(0, 1), ...thread.slice(1 - MAX_REFERENCES)]
    : thread;
}

const timeOf = ({ sendAt, writtenAt }: LeadReply): Date => sendAt ?? writtenAt;

/**
 * Returns a reply in the thread of the acknowledgement or of the client's last message: mail programs group
 * by References and subject.
 */
async function asReply(
  { app, em }: Context,
  lead: Lead,
  sender: Sender,
  { mail_id }: Mail,
): Promise<ComposedMail | null> {
  const written = await em.find(
    LeadReplyEntity,
    { lead },
    { orderBy: { writtenAt: 'asc', reply_id: 'asc' } },
  );
  const replies = written.toSorted((one, other) => timeOf(one).getTime() - timeOf(other).getTime());
  const index = replies.findIndex(({ reply_id }) => reply_id === mail_id);
  const reply = replies[index];
  if (!reply) return null;
  const acknowledgement = acknowledgementIn((await mailsOfLeads(em, [lead.id])).get(lead.id));
  const messages = (await messagesOfPerson(em, lead)).filter(({ storedAt }) => storedAt < reply.writtenAt);
  const sent = replies.slice(0, index).map((it) => ({ id: it.reply_id, at: timeOf(it) }));
  if (acknowledgement) sent.unshift({ id: acknowledgement.mail_id, at: lead.submittedAt });
  const references = threadOf(
    sent.map(({ id, at }) => ({ id: messageIdOf(app, id), at })),
    messages,
  );
  const inReplyTo = references.at(-1);
  const answered = messages.at(-1);
  return {
    replyTo: { name: sender.name, address: sender.email },
    ...(inReplyTo !== undefined && { inReplyTo, references }),
    content: replyMail(reply, replySubject(lead, sender, acknowledgement, answered), answered),
    attachments: await attachedPictures(em, app, reply.pictures),
  };
}

async function toVisitor({ app, em }: Context, lead: Lead, sender: Sender): Promise<ComposedMail | null> {
  for (const part of leadParts.of(app)) {
    const composed = part.acknowledge?.(em, lead, sender);
    if (composed) return composed;
  }
  return { replyTo: sender.email, headers: autoReplied, content: visitorMail(lead, sender) };
}
