import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Privacy',
  seo: {
    title: 'Privacy: what we keep and why',
    description:
      'What this website keeps when you send a form or subscribe to the newsletter, what stays on your own device, and how to have it deleted.',
  },
  blocks: {
    hero: {
      block: 'hero',
      subHeading: 'Privacy',
      heading: ['What we keep, and why'],
      paragraph: 'The short version: what you send us, for as long as we need it to work with you.',
    },
    sections: {
      block: 'privacy',
      items: [
        {
          heading: 'When you send a form',
          paragraphs: [
            'We store what you typed and the photos you added, and send it to ourselves by email. We’ll email you a confirmation. We use what you sent to answer you and to prepare a quote.',
            'We keep it, with its photos and emails, {business.retention}.',
            'With the form we store where your visit began: the first page you opened, the site that linked to it, and the name of an advertisement if the link had one. Until you send a form, this stays in the open tab of your browser. There is no cookie for it.',
            'If you upload photos but don’t send the form, we delete them after a day.',
          ],
        },
        {
          heading: 'When you subscribe to the newsletter',
          paragraphs: [
            'We send one email that asks you to confirm. If you don’t confirm it, we delete your email address after a week.',
            'We keep your email address until you unsubscribe. We don’t share it with anyone.',
          ],
        },
        {
          heading: 'What stays on your device',
          paragraphs: [
            'Your browser stores pages and pictures for reading offline, and forms that it could not send yet. “Waiting to send” lists these forms, and you can delete everything in your browser’s settings.',
            'There are no advertising cookies, no analytics and no scripts from other companies.',
            'The map on the contact page is a drawing. If you choose “Show the interactive map”, your browser loads a map from openstreetmap.org, which then receives your IP address and the name of this website.',
          ],
        },
        {
          heading: 'See it, correct it, delete it',
          paragraphs: [
            'Write to {business.email} from the email address you used, and we will show you, correct or delete what we have.',
            'When we delete it, we keep only a code made from your email address. No one can read your email address from it. It stops a restored backup from bringing your details back.',
          ],
        },
      ],
    },
  },
} satisfies PageContent;
