import type { MailContent, Sender } from '../../mail/layout.ts';
import { formatTime } from '../../platform/text/format.ts';
import { firstName, leadRows, leadTitle, visitorName } from '../forms/answers.ts';
import { forms } from '../forms/forms.ts';
import type { Lead, LeadMail, LeadMessage, LeadReply } from '../model/lead.entity.ts';

/** The lifetime of the photo links in the business's mail. */
export const LINK_DAYS = 30;

/** The mail to the business: all fields, and links to the photos. */
export function businessMail(
  lead: Lead,
  sender: Sender,
  { photoUrls, remarks = [] }: { photoUrls: string[]; remarks?: string[] },
): MailContent {
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
      ...remarks,
      ...(photoUrls.length > 0
        ? [`The photos are attached. The links work for ${LINK_DAYS} days; don’t share them.`]
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
    subject: acknowledgementSubject(lead, sender),
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
/** The words of a person: a reply has them too, after `Re: `. */
const acknowledgementSubject = (lead: Pick<Lead, 'formType'>, { name }: Pick<Sender, 'name'>) =>
  `Your ${sentForm(lead)} to ${name}`;

/** The subject of a reply without an own one: that of the answered message, else of the acknowledgement. */
export const replySubject = (
  lead: Pick<Lead, 'formType'>,
  sender: Pick<Sender, 'name'>,
  acknowledgement?: Pick<LeadMail, 'subject'>,
  answered?: Pick<LeadMessage, 'subject'>,
) =>
  `Re: ${answered?.subject.replace(/^(?:(?:re|aw|sv|antw|rép)\s*:\s*)+/i, '') || (acknowledgement?.subject ?? acknowledgementSubject(lead, sender))}`;

/** A reply of an admin; mail programs group it with the acknowledgement. */
export function replyMail(
  { subject, text, signature }: Pick<LeadReply, 'subject' | 'text' | 'signature'>,
  thread: string,
  answered?: LeadMessage,
): MailContent {
  return {
    subject: subject || thread,
    opening: [text, signature].filter(Boolean).flatMap((it) => it.split(/\n{2,}/)),
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

/** A lead of the mails' samples. */
export const sampleLead = {
  submissionId: '00000000-0000-4000-8000-000000000000',
  replaces: null,
  formType: 'Contact',
  email: 'visitor@example.com',
  submittedAt: new Date(),
  fields: { name: 'Zoé Visitor', phoneNum: '9055550123', message: 'Do you stage condominiums?' },
} as unknown as Lead;
