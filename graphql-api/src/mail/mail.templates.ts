import type { Business } from '../business/business.type.ts';
import type { Lead } from '../lead/lead.entity.ts';
import { leadRows, leadTitle, visitorName } from '../lead/lead.rows.ts';
import type { Letter } from './mail.render.ts';

/** What the business reads: every field, and where the photos are to be seen for `days`. */
export function businessLetter(
  lead: Lead,
  business: Business,
  photoAddresses: string[],
  days: number,
): Letter {
  const name = visitorName(lead);
  return {
    subject: `${leadTitle(lead)} from ${name}`,
    opening: [`${name} sent this at ${business.siteUrl}. Reply to this message to answer.`],
    rows: [
      ...leadRows(lead),
      ['Received', lead.submittedAt.toISOString()],
      ['Submission id', lead.submissionId],
    ],
    links: photoAddresses.map((address, index) => ({ label: `Photo ${index + 1}`, address })),
    closing:
      photoAddresses.length > 0
        ? [`The photos are attached. The links show them too, for ${days} days; do not pass them on.`]
        : [],
  };
}

/** What the visitor reads: that it has arrived, what was sent, and how to reach the business. */
export function visitorLetter(lead: Lead, business: Business): Letter {
  const photos = lead.photos.length;
  return {
    subject: `We have received your ${leadTitle(lead).toLowerCase()}`,
    opening: [
      `Hello ${visitorName(lead)},`,
      `thank you for writing to ${business.name}. We have received your ${leadTitle(lead).toLowerCase()} and will be in touch with more details soon.`,
      'This is what you sent:',
    ],
    rows: [...leadRows(lead), ...(photos > 0 ? [['Photos', String(photos)] satisfies [string, string]] : [])],
    links: [],
    closing: [
      `If something is wrong, or you would rather talk, write to ${business.email} or call ${business.phone}.`,
      `${business.name}\n${business.location}\n${business.siteUrl}`,
    ],
  };
}
