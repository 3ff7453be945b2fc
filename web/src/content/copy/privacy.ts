import type * as v from 'valibot';
import type { Business } from '../common/business.ts';
import { heroSchema, seoSchema } from '../schema/blocks.ts';
import { group, list, paragraph, text } from '../schema/fields.ts';

const sectionSchema = () =>
  group('Section', {
    heading: text('Heading'),
    paragraphs: list('Paragraphs', paragraph('Paragraph', 2_000, ['business.retention'])),
  });

export const privacySchema = () =>
  group('Page', { seo: seoSchema, hero: heroSchema, sections: list('Sections', sectionSchema(), 20) });

type PrivacyPage = v.InferOutput<ReturnType<typeof privacySchema>>;

export const privacyPage: PrivacyPage = {
  seo: {
    title: 'Privacy: what we keep and why',
    description:
      'What this website keeps when you send a form or subscribe to the newsletter, what stays on your own device, and how to have it deleted.',
  },
  hero: {
    subHeading: 'Privacy',
    heading: ['What we keep, and why'],
    paragraph: 'The short version: what you send us, for as long as we need it to work with you.',
  },
  sections: [
    {
      heading: 'When you send a form',
      paragraphs: [
        'We store what you typed and the photos you added, and send it to ourselves by email. We’ll email you a confirmation. We use what you sent to answer you and to prepare a quote.',
        'We keep it, with its photos and emails, {business.retention}.',
        'With the form we store where your visit began: the first page you opened, the site that linked to it, and the name of an advertisement if the link had one. Until you send a form, this stays in the open tab of your browser. There is no cookie for it.',
        'Photos that were uploaded but never sent with a quote are deleted after a day.',
      ],
    },
    {
      heading: 'When you subscribe to the newsletter',
      paragraphs: [
        'We send one email that asks you to confirm. An email address that is not confirmed is deleted after a week.',
        'We keep your email address until you unsubscribe. It is not given to anyone else.',
      ],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Forms that could not be sent, and pages and pictures kept for reading offline, are stored in your browser. You can see waiting forms under ‘Waiting to send’, and your browser’s settings remove everything.',
        'There are no advertising cookies, no analytics and no scripts from other companies.',
        'The map on the contact page is a drawing. If you choose ‘Show the interactive map’, your browser loads a map from openstreetmap.org, which then receives your IP address and the name of this website.',
      ],
    },
    {
      heading: 'See it, correct it, delete it',
      paragraphs: [
        'Write to {business.email} from the email address you used, and we will show you, correct or delete what we have.',
        'When we delete it, we keep only a code made from your email address. Your email address cannot be read from it. It stops a restored backup from bringing your details back.',
      ],
    },
  ],
};

/** Returns the value of the token `{business.retention}`, for the privacy page only. */
export function retention({ leadRetentionDays: days }: Pick<Business, 'leadRetentionDays'>): string {
  return days
    ? `for ${duration(days)} after you sent it, or until you ask us to delete it`
    : 'until you ask us to delete it or we no longer need it';
}

/** Formats 1095 days as '3 years', other values as '400 days'. */
function duration(days: number): string {
  const years = days / 365;
  return Number.isInteger(years) ? `${years} ${years === 1 ? 'year' : 'years'}` : `${days} days`;
}
