import type { Config } from '../config.ts';
import type { Lead } from '../lead/lead.entity.ts';
import { leadRows, leadTitle, visitorName } from '../lead/lead.rows.ts';
import type { Letter } from './mail.render.ts';

/** Who writes: what every mail says of the business. */
export type Sender = Config['business'] & Pick<Config, 'siteUrl'>;

/** Name and postal address stand under every mail (Canada's Anti-Spam Legislation, section 6). */
const signature = ({ name, address, phone, siteUrl }: Sender) => `${name}\n${address}\n${phone}\n${siteUrl}`;

/** What the business reads: every field, and where the photos are to be seen for `days`. */
export function businessLetter(lead: Lead, sender: Sender, photoAddresses: string[], days: number): Letter {
  const name = visitorName(lead);
  return {
    subject: `${leadTitle(lead)} from ${name}`,
    opening: [`${name} sent this at ${sender.siteUrl}.${answerable(lead)}`],
    rows: [
      ...leadRows(lead),
      ['Received', lead.submittedAt.toISOString()],
      ['Submission id', lead.submissionId],
    ],
    links: photoAddresses.map((address, index) => ({ label: `Photo ${index + 1}`, address })),
    closing: [
      ...(photoAddresses.length > 0
        ? [`The photos are attached. The links show them too, for ${days} days; do not pass them on.`]
        : []),
      signature(sender),
    ],
  };
}

const answerable = ({ email }: Lead) => (email.includes('@') ? ' Reply to this message to answer.' : '');

/** What the visitor reads: that it has arrived, what was sent, and how to reach the business. */
export function visitorLetter(lead: Lead, sender: Sender): Letter {
  const photos = lead.photos.length;
  const title = leadTitle(lead).toLowerCase();
  return {
    subject: `We have received your ${title}`,
    opening: [
      `Hello ${visitorName(lead)},`,
      `thank you for writing to ${sender.name}. We have received your ${title} and will be in touch with more details soon.`,
      'This is what you sent:',
    ],
    rows: [...leadRows(lead), ...(photos > 0 ? [['Photos', String(photos)] satisfies [string, string]] : [])],
    links: [],
    closing: [
      `If something is wrong, or you would rather talk, write to ${sender.email} or call ${sender.phone}.`,
      signature(sender),
    ],
  };
}

/** What a subscriber reads: to what they consented, and how to end it. */
export function newsletterLetter(
  lead: Lead,
  sender: Sender,
  words: string | undefined,
  link: string,
): Letter {
  return {
    subject: `You are subscribed to the newsletter of ${sender.name}`,
    opening: [
      'Hello,',
      `thank you for subscribing to the newsletter of ${sender.name} at ${sender.siteUrl}.`,
      ...(words ? [`Beside the form stood: ‘${words}’`] : []),
      'This is what was sent:',
    ],
    rows: leadRows(lead),
    links: [{ label: 'Unsubscribe', address: link }],
    closing: [
      `The link above ends the subscription at any time, also where it was somebody else who entered this address. Questions reach us at ${sender.email}.`,
      signature(sender),
    ],
  };
}
