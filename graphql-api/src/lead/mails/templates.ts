import { periods } from '../../../../rules/periods.ts';
import type { MailContent, Sender } from '../../mail/layout.ts';
import { formatTime } from '../../platform/text/format.ts';
import { firstName, leadRows, leadTitle, visitorName } from '../forms/answers.ts';
import { forms } from '../forms/forms.ts';
import { isSubscription } from '../model/form-types.ts';
import type { Lead, LeadMail, LeadMessage, LeadReply } from '../model/lead.entity.ts';

/** The mail to the business: all fields, and links to the photos that work for `days`. */
export function businessMail(lead: Lead, sender: Sender, photoUrls: string[], days: number): MailContent {
  const name = visitorName(lead);
  return {
    subject: `${lead.replaces ? 'Correction: ' : ''}${leadTitle(lead)} from ${name}`,
    opening: [
      `${name} sent this at ${sender.siteUrl}.${answerable(lead)}`,
      ...(lead.replaces ? ['It replaces an earlier submission.'] : []),
    ],
    rows: [
      ...leadRows(lead),
      ['Received', formatTime(lead.submittedAt)],
      ['Submission id', lead.submissionId],
      ...(lead.replaces ? [['Corrects submission', lead.replaces] satisfies [string, string]] : []),
    ],
    links: photoUrls.map((url, index) => ({ label: `Photo ${index + 1}`, url })),
    closing: [
      ...(isSubscription(lead)
        ? ['We emailed a confirmation link to this address: only confirmed subscribers get newsletters.']
        : []),
      ...(photoUrls.length > 0
        ? [`The photos are attached. The links work for ${days} days; don’t share them.`]
        : []),
    ],
  };
}

const answerable = ({ email }: Lead) => (email.includes('@') ? ' Reply to this message to answer.' : '');

/**
 * The acknowledgement. It repeats only a first name from the form, because visitors can type email addresses
 * of others, who must not receive the visitor's text.
 */
export function visitorMail(lead: Lead, sender: Sender): MailContent {
  const name = firstName(lead);
  return {
    subject: acknowledgementSubject(lead),
    opening: [
      name ? `Hello ${name},` : 'Hello,',
      `Thank you for writing to ${sender.name}. We have received your ${sentForm(lead)} and will be in touch with more details soon.`,
    ],
    closing: [`If you’d rather talk, or didn’t write to us, email ${sender.email} or call ${sender.phone}.`],
  };
}

/** Returns the visitor's words for the form, such as 'quote request'; no message is short to its author. */
const sentForm = ({ formType }: Pick<Lead, 'formType'>) =>
  (forms.get(formType)?.title ?? 'message').toLowerCase().replace(/^short /, '');
const acknowledgementSubject = (lead: Pick<Lead, 'formType'>) => `We have received your ${sentForm(lead)}`;

/** The subject of a reply without an own one: that of the answered message, else of the acknowledgement. */
export const replySubject = (
  lead: Pick<Lead, 'formType'>,
  acknowledgement?: Pick<LeadMail, 'subject'>,
  answered?: Pick<LeadMessage, 'subject'>,
) =>
  `Re: ${answered?.subject.replace(/^(?:(?:re|aw|sv|antw|rép)\s*:\s*)+/i, '') || (acknowledgement?.subject ?? acknowledgementSubject(lead))}`;

/** A reply of an admin; mail programs group it with the acknowledgement. */
export function replyMail(
  { subject, text }: Pick<LeadReply, 'subject' | 'text'>,
  thread: string,
  answered?: LeadMessage,
): MailContent {
  return {
    subject: subject || thread,
    opening: text.split(/\n{2,}/),
    ...(answered?.text && {
      quote: { intro: quoteIntro(answered), text: answered.text.slice(0, MAX_QUOTED) },
    }),
  };
}

/** Maximum length of a quoted message, in UTF-16 units. */
const MAX_QUOTED = 20_000;

/** In the words that mail programs recognize and fold. */
const quoteIntro = ({ receivedAt, fromName, fromAddress }: LeadMessage) =>
  `On ${formatTime(receivedAt)}, ${[fromName, fromAddress && `<${fromAddress}>`].filter(Boolean).join(' ')} wrote:`;

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
