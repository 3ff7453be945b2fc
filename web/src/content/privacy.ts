import type { Business, Hero, Seo } from './types.ts';

interface PrivacyPage {
  seo: Seo;
  hero: Hero;
  sections: { heading: string; paragraphs: string[] }[];
  contact: { heading: string; text: (business: Business) => string };
}

export const privacyPage: PrivacyPage = {
  seo: {
    title: 'Privacy: what we keep and why',
    description:
      'What this website keeps when you send a form or subscribe to the newsletter, what stays on your own device, and how to have it deleted.',
  },
  hero: {
    subHeading: 'Privacy',
    heading: ['What we keep, and why'],
    paragraph: 'The short version: what you send us, for as long as we need it to answer you.',
  },
  sections: [
    {
      heading: 'When you send a form',
      paragraphs: [
        'We store what you typed and the photos you added, and send it by email to ourselves and a confirmation to you. We use it to answer you and to prepare a quote.',
        'Photos that were uploaded but never sent with a quote are deleted after a day.',
      ],
    },
    {
      heading: 'When you subscribe to the newsletter',
      paragraphs: ['We keep your email address until you unsubscribe. It is not given to anyone else.'],
    },
    {
      heading: 'What stays on your device',
      paragraphs: [
        'Forms that could not be sent, and pages and pictures kept for reading offline, are stored in your browser. You can see waiting forms under ‘Waiting to send’, and your browser’s settings remove everything.',
        'There are no advertising cookies, no analytics and no scripts from other companies.',
      ],
    },
  ],
  contact: {
    heading: 'See it, correct it, delete it',
    text: (business) =>
      `Write to ${business.email} from the address you used, and we show you, correct or delete what we have.`,
  },
};
