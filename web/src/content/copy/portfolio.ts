import type { CallToAction, Hero, Seo } from '../types.ts';

interface PortfolioPage {
  seo: Seo;
  hero: Hero;
  tabs: { group: 'RESIDENTIAL' | 'COMMERCIAL' | 'GLOBAL'; label: string; text: string }[];
  /** The facts of a project in display order; the admin's form has the same labels. */
  facts: { key: 'town' | 'rooms' | 'days' | 'package'; label: string }[];
  openPicture: (title: string) => string;
  present: string;
  presentHint: string;
  /** The button that starts a selection of rooms, and the label of a room's checkbox. */
  pick: { start: string; room: (title: string) => string };
  more: (count: number) => string;
  close: string;
  previous: string;
  next: string;
  empty: string;
  failure: string;
  callToAction: CallToAction;
}

export const portfolioPage: PortfolioPage = {
  seo: {
    title: 'Portfolio of residential, commercial and global projects',
    description:
      'Staged, decorated and designed rooms: residential, commercial and global projects with before and after pairs and a staging tour on video.',
  },
  hero: {
    subHeading: 'Portfolio',
    heading: ['Rooms, finished'],
    paragraph: 'Rooms we have staged, decorated and designed. Tap any picture to enlarge it.',
  },
  // The labels of the stored groups, shown until the groups are loaded.
  tabs: [
    {
      group: 'RESIDENTIAL',
      label: 'Residential Projects',
      text: 'Homes, staged for sale or decorated to live in.',
    },
    {
      group: 'COMMERCIAL',
      label: 'Commercial Projects',
      text: 'Places of work, and places to wait, eat and shop.',
    },
    { group: 'GLOBAL', label: 'Global Projects', text: 'Rooms farther away, and a tour on video.' },
  ],
  present: 'Present full screen',
  presentHint:
    'Shows one project after another: use arrow keys, swipes or a clicker. Save the portfolio to present it offline.',
  pick: { start: 'Choose rooms to share', room: (title) => `Choose ${title}` },
  facts: [
    { key: 'town', label: 'Town' },
    { key: 'rooms', label: 'Rooms' },
    { key: 'days', label: 'Days' },
    { key: 'package', label: 'Package' },
  ],
  openPicture: (title) => `Open ${title} in full size`,
  more: (count) => `Show ${count} more`,
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  empty: 'There are no pictures in this group yet.',
  failure: 'The pictures could not be loaded. Check the connection and try again.',
  callToAction: {
    heading: 'Have a room in mind?',
    paragraph: 'Send up to 5 photos with the quote form and tell us what you would like to see.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
};
