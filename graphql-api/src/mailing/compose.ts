import type { App, Context } from '../access/context.ts';
import { withAbsoluteLinks } from '../blog/html.ts';
import { readBusiness } from '../business/service.ts';
import { envelopeOf } from '../mail/envelope.ts';
import { type MailContent, renderHtml, renderText } from '../mail/render.ts';
import { type Sender, signature } from '../mail/signature.ts';
import type { Message } from '../mail/transport.ts';
import { unsubscribeHeaders, unsubscribePath } from '../newsletter/service.ts';
import type { Subscription } from '../newsletter/subscription.entity.ts';
import { formatTime } from '../text/format.ts';
import { plainText } from '../text/plain-text.ts';
import type { Mailing } from './entity.ts';

/** The texts of a mailing. */
export type MailingText = Pick<Mailing, 'title' | 'intro' | 'path'>;

/** The reader of a newsletter. */
export type Reader = Pick<Subscription, 'id' | 'email' | 'consentedAt'>;

/** Returns the message of a mailing to one reader. */
export async function composeMailing(
  context: Pick<Context, 'app' | 'em'>,
  id: string,
  text: MailingText,
  reader: Reader,
): Promise<Message> {
  const sender = await readBusiness(context);
  const content = mailingMail(text, sender, reader);
  return {
    ...envelopeOf(context.app, id, sender),
    to: reader.email,
    replyTo: sender.email,
    headers: unsubscribeHeaders(sender.siteUrl, reader.id),
    subject: content.subject,
    text: renderText(content),
    html: renderHtml(content, sender.name),
  };
}

function mailingMail({ title, intro, path }: MailingText, sender: Sender, reader: Reader): MailContent {
  return {
    subject: title,
    opening: [title],
    body: { text: plainText(intro, sender.siteUrl), html: withAbsoluteLinks(intro, sender.siteUrl) },
    rows: [],
    links: [{ label: 'Read the article', url: sender.siteUrl + path }],
    closing: [
      `You receive this newsletter because you subscribed at ${sender.siteUrl} (${reader.email}, ${formatTime(reader.consentedAt)}).`,
      signature(sender),
    ],
    unsubscribe: sender.siteUrl + unsubscribePath(reader.id),
  };
}

/** Returns the newsletter's mail as plain text, as `reader` would receive it. */
export async function previewMailing(
  context: { app: App; em: Context['em'] },
  text: MailingText,
  reader: Reader,
): Promise<string> {
  return renderText(mailingMail(text, await readBusiness(context), reader));
}
