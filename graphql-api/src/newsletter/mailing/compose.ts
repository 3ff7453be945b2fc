import { withAbsoluteLinks } from '../../entry/html.ts';
import type { ComposedMail, MailContent, Sender } from '../../mail/message.ts';
import type { ComposeMail } from '../../mail/worker.ts';
import { formatTime } from '../../platform/text/format.ts';
import { plainText } from '../../platform/text/plain-text.ts';
import { isSubscribed, unsubscribeHeaders, unsubscribePath } from '../service.ts';
import { type Subscription, SubscriptionEntity } from '../subscription.entity.ts';
import { type Mailing, MailingEntity } from './entity.ts';

/** The texts of a mailing. */
export type MailingText = Pick<Mailing, 'title' | 'intro' | 'path'>;

/** The reader of a newsletter. */
export type Reader = Pick<Subscription, 'id' | 'email' | 'consentedAt'>;

/** Composes the mail to a subscriber; null if the subscription has ended since the start. */
export const composeNewsletter: ComposeMail = async ({ em }, { mailing_id, subscription_id }, sender) => {
  const mailing = await em.findOne(MailingEntity, { mailing_id: mailing_id ?? '' });
  const reader = await em.findOne(SubscriptionEntity, { id: subscription_id ?? '' });
  return mailing && reader && isSubscribed(reader) ? composeMailing(mailing, sender, reader) : null;
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
  { title, intro, path }: MailingText,
  { siteUrl }: Sender,
  { id, email, consentedAt }: Reader,
): MailContent {
  return {
    subject: title,
    opening: [title],
    body: { text: plainText(intro, siteUrl), html: withAbsoluteLinks(intro, siteUrl) },
    links: [{ label: 'Read the article', url: siteUrl + path }],
    closing: [
      `You receive this newsletter because you subscribed at ${siteUrl} (${email}, ${formatTime(consentedAt)}).`,
    ],
    unsubscribe: siteUrl + unsubscribePath(id),
  };
}
