import type { EntityManager } from '@mikro-orm/postgresql';
import { periods } from '../../../rules/periods.ts';
import { isSubscription } from '../lead/model/form-types.ts';
import type { Lead } from '../lead/model/lead.entity.ts';
import type { MailContent, Sender } from '../mail/layout.ts';
import { autoReplied, type ComposedMail } from '../mail/message.ts';
import { confirmPath, consentWording, requestForMail } from './confirmation.ts';
import { findSubscription, isSubscribed, unsubscribeHeaders, unsubscribePath } from './service.ts';

/** Composes the acknowledgement of a subscription, as its state is then; undefined for other leads. */
export const acknowledge = (em: EntityManager, lead: Lead, sender: Sender) =>
  isSubscription(lead) ? toSubscriber(em, lead, sender) : undefined;

async function toSubscriber(
  em: EntityManager,
  { email }: Lead,
  sender: Sender,
): Promise<ComposedMail | null> {
  const composed = (subscriptionId: string, content: MailContent): ComposedMail => ({
    replyTo: sender.email,
    headers: { ...autoReplied, ...unsubscribeHeaders(sender.siteUrl, subscriptionId) },
    content,
  });
  const subscription = await findSubscription(em, email);
  if (subscription && isSubscribed(subscription)) {
    const link = sender.siteUrl + unsubscribePath(subscription.id);
    return composed(subscription.id, subscribedMail(sender, link));
  }
  const request = await requestForMail(em, email);
  if (!request) return null;
  const link = sender.siteUrl + confirmPath(request);
  return composed(
    request.subscriptionId,
    confirmationMail(sender, consentWording(request.consentVersion), link),
  );
}

/** The mail that asks for confirmation of a newsletter subscription. */
export function confirmationMail(sender: Sender, words: string | undefined, link: string): MailContent {
  return {
    subject: `Please confirm: the ${sender.name} newsletter`,
    opening: [
      'Hello,',
      `Someone entered this email address at ${sender.siteUrl} for the ${sender.name} newsletter. If that was you, please confirm:`,
    ],
    links: [{ label: 'Confirm the subscription', url: link }],
    closing: [
      ...(words ? [`You agreed to: “${words}”`] : []),
      `The link opens a page with a button. If it wasn’t you, ignore this email: we won’t send the newsletter, and we’ll delete the address after ${periods.confirmation.words}.`,
      `If you have a question, write to ${sender.email}.`,
    ],
  };
}

/** The mail to a subscriber whose email address was entered again. */
export function subscribedMail(sender: Sender, link: string): MailContent {
  return {
    subject: `You are subscribed to the ${sender.name} newsletter`,
    opening: [
      'Hello,',
      `Someone entered this email address at ${sender.siteUrl} for the ${sender.name} newsletter. It’s already subscribed, so nothing changes.`,
    ],
    links: [{ label: 'Unsubscribe', url: link }],
    closing: [
      `You can unsubscribe at any time with the link above. If you have a question, write to ${sender.email}.`,
    ],
  };
}
