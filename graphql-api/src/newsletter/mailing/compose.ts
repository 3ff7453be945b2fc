import { type NewsletterValues, newsletterFields } from '../../../../rules/entry/newsletter.ts';
import { escapeHtml } from '../../../../rules/escape.ts';
import { checkFields } from '../../../../rules/field/check.ts';
import { shortened } from '../../../../rules/shortened.ts';
import { withFacts } from '../../business/facts.ts';
import type { EntryFields } from '../../entry/entity.ts';
import { withAbsoluteLinks } from '../../entry/html.ts';
import type { MailKind } from '../../mail/kind.ts';
import type { MailContent, Sender } from '../../mail/layout.ts';
import type { ComposedMail } from '../../mail/message.ts';
import type { Context } from '../../platform/access/context.ts';
import { formatTime } from '../../platform/text/format.ts';
import { lineOf, plainText } from '../../platform/text/plain-text.ts';
import { confirmationMail, subscribedMail } from '../mails.ts';
import { isSubscribed, unsubscribeHeaders, unsubscribePath } from '../service.ts';
import { type Subscription, SubscriptionEntity } from '../subscription.entity.ts';
import { type Mailing, MailingEntity, type MailingItem } from './entity.ts';
import { readItems } from './items.ts';

/** The texts of a mailing. */
export type MailingText = Pick<Mailing, 'mailing_id' | 'title' | 'intro' | 'items' | 'countsClicks'>;

/** The reader of a newsletter. */
type Reader = Pick<Subscription, 'id' | 'email' | 'consentedAt'> & {
  /** The id of the mail, which the counted links contain. */
  mail_id: string;
};

/** The path of a link that counts how often it is opened. */
export const CLICK_PATH = '/newsletter/go';

/** The id of no mailing, no mail and no subscription. */
export const NO_ID = '00000000-0000-4000-8000-000000000000';

/** Returns the valid values of a newsletter, which may be a draft. */
export const valuesOf = (fields: EntryFields): Partial<NewsletterValues> =>
  checkFields(newsletterFields, fields, { strict: false })[1];

/** Returns the texts of a newsletter as of now, without items that are not public. */
export async function textOf(context: Context, fields: EntryFields): Promise<MailingText> {
  const values = valuesOf(fields);
  const { items = [], countsClicks = false } = values;
  const { subject = '', intro = '' } = await withFacts(context, {
    subject: values.subject,
    intro: values.intro,
  });
  return {
    mailing_id: NO_ID,
    title: subject,
    intro: paragraphs(intro),
    items: await readItems(context, items),
    countsClicks,
  };
}

/** Returns the paragraphs of a plain text as HTML. */
const paragraphs = (text: string) =>
  text
    .split(/\n{2,}/)
    .filter((part) => part.trim())
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll('\n', '<br>')}</p>`)
    .join('\n');

/** The mail to a subscriber; none if the subscription has ended since the start. */
export const newsletterMail: MailKind = {
  name: 'newsletter',
  maxRejections: 1,
  async compose({ em }, { mail_id, batch_id, recipient }, sender) {
    const mailing = await em.findOne(MailingEntity, { mailing_id: batch_id ?? '' });
    const reader = await em.findOne(SubscriptionEntity, { email: recipient ?? '' });
    return mailing && reader && isSubscribed(reader)
      ? composeMailing(mailing, sender, { ...reader, mail_id })
      : null;
  },
  samples: {
    newsletter: (sender) => mailingContent(sample, sender, sampleReader),
    confirmation: (sender, link) => confirmationMail(sender, 'Staging notes by email.', link),
    subscribed: subscribedMail,
  },
};

/** Composes the mail of a mailing to one reader. */
export function composeMailing(text: MailingText, sender: Sender, reader: Reader): ComposedMail {
  return {
    replyTo: sender.email,
    headers: unsubscribeHeaders(sender.siteUrl, reader.id),
    content: mailingContent(text, sender, reader),
  };
}

/** Returns the content of the mail to one reader. */
export function mailingContent(
  { mailing_id, title, intro, items, countsClicks }: MailingText,
  { siteUrl }: Sender,
  { id, email, consentedAt, mail_id }: Reader,
): MailContent {
  const linkOf = (index: number, path: string) =>
    siteUrl + (countsClicks ? `${CLICK_PATH}/${mailing_id}/${index}/${mail_id}` : path);
  const parts = items.map((item, index) => partOf(item, linkOf(index, item.path), siteUrl));
  return {
    subject: title,
    preheader: shortened(lineOf([intro, ...items.map(({ html }) => html)].join('\n')), 120),
    opening: [],
    body: {
      text: [plainText(intro, siteUrl), ...parts.map(({ text }) => text)].filter(Boolean).join('\n\n'),
      html: [withAbsoluteLinks(intro, siteUrl), ...parts.map(({ html }) => html)].join('\n'),
    },
    closing: [
      `You receive this newsletter because you subscribed at ${siteUrl} (${email}, ${formatTime(consentedAt)}).`,
    ],
    unsubscribe: siteUrl + unsubscribePath(id),
  };
}

const actions = { article: 'Read the article', project: 'See the project' };

const styles = {
  part: 'margin:32px 0',
  picture: 'display:block;width:100%;height:auto;border:0',
  title: 'margin:16px 0 8px;font-size:22px;line-height:1.25;font-weight:normal',
};

/** Returns an article or a project with its picture and its link. */
function partOf({ kind, title, html, picture, alt = '' }: MailingItem, link: string, siteUrl: string) {
  const url = escapeHtml(link);
  const image = picture
    ? `<a href="${url}"><img src="${escapeHtml(siteUrl + picture)}" alt="${escapeHtml(alt || title)}" width="552" style="${styles.picture}"></a>`
    : '';
  return {
    text: `${title}\n\n${plainText(html, siteUrl)}\n\n${actions[kind]}: ${link}`,
    html: [
      `<div style="${styles.part}">${image}`,
      `<h2 style="${styles.title}">${escapeHtml(title)}</h2>`,
      withAbsoluteLinks(html, siteUrl),
      `<p><a href="${url}">${actions[kind]}</a></p></div>`,
    ].join('\n'),
  };
}

const sample: MailingText = {
  mailing_id: NO_ID,
  title: 'November notes',
  intro: '<p>The days are short.</p>',
  items: [{ kind: 'article', title: 'Light in November', html: '<p>Warm lamps.</p>', path: '/blog' }],
  countsClicks: false,
};
const sampleReader: Reader = {
  id: NO_ID,
  email: 'visitor@example.com',
  consentedAt: new Date(),
  mail_id: NO_ID,
};
