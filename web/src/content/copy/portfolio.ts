import type * as v from 'valibot';
import { portfolioTitles } from '../../../../rules/wire/portfolio.ts';
import { callToActionSchema, heroSchema, seoSchema } from '../schema/blocks.ts';
import { group, paragraph, text } from '../schema/fields.ts';

const groupSchema = (label: string) =>
  group(label, { label: text('Name', 60), text: paragraph('Text', 300) });

export const portfolioSchema = () =>
  group('Page', {
    seo: seoSchema,
    hero: heroSchema,
    groups: group('Groups', {
      RESIDENTIAL: groupSchema('First group'),
      COMMERCIAL: groupSchema('Second group'),
      GLOBAL: groupSchema('Third group'),
    }),
    presentHint: paragraph('Hint below the button that presents the portfolio', 300),
    empty: text('Text of a group without pictures', 120),
    callToAction: callToActionSchema,
  });

type PortfolioPage = v.InferOutput<ReturnType<typeof portfolioSchema>>;

export const portfolioPage: PortfolioPage = {
  seo: {
    title: 'Portfolio of residential, commercial and global projects',
    description:
      'Staged, decorated and designed rooms: residential, commercial and global projects with before and after pairs and a staging tour on video.',
  },
  hero: {
    subHeading: 'Portfolio',
    heading: ['Rooms, finished'],
    paragraph: 'Rooms we have staged, decorated and designed. Select any picture to enlarge it.',
  },
  groups: {
    RESIDENTIAL: {
      label: portfolioTitles.RESIDENTIAL,
      text: 'Homes, staged for sale or decorated to live in.',
    },
    COMMERCIAL: {
      label: portfolioTitles.COMMERCIAL,
      text: 'Places of work, and places to wait, eat and shop.',
    },
    GLOBAL: { label: portfolioTitles.GLOBAL, text: 'Rooms farther away, and a tour on video.' },
  },
  presentHint:
    'Shows the projects one at a time. Use the arrow keys, swipe, or use a presentation remote. Save the portfolio to present it offline.',
  empty: 'There are no pictures in this group yet.',
  callToAction: {
    heading: 'Have a room in mind?',
    paragraph: 'Send up to 5 photos with the quote form and tell us what you would like to see.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
};

/** The labels of the portfolio's controls and facts, and its states. */
export const portfolioLabels = {
  present: 'Present full screen',
  /** The button that starts a selection of rooms, and the label of a room's checkbox. */
  pick: { start: 'Choose rooms to share', room: (title: string) => `Choose ${title}` },
  /** The facts of a project in display order; the admin's form has the same labels. */
  facts: [
    { key: 'town', label: 'Town' },
    { key: 'rooms', label: 'Rooms' },
    { key: 'days', label: 'Days' },
    { key: 'package', label: 'Package' },
  ] as const,
  openPicture: (title: string) => `Open ${title} in full size`,
  more: (count: number) => `Show ${count} more`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  failure: 'We couldn’t load the pictures. Check your connection and try again.',
};
