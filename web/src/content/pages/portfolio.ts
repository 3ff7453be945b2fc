import { portfolioTitles } from '../../../../rules/wire/portfolio.ts';
import type { PageContent } from '../schema/page.ts';

export const page = {
  name: 'Portfolio',
  seo: {
    title: 'Portfolio of residential, commercial and global projects',
    description:
      'Staged, decorated and designed rooms: residential, commercial and global projects with before and after pairs and a staging tour on video.',
  },
  blocks: {
    hero: {
      block: 'hero',
      subHeading: 'Portfolio',
      heading: ['Rooms, finished'],
      paragraph: 'Rooms we have staged, decorated and designed. Select any picture to enlarge it.',
    },
    gallery: {
      block: 'portfolio',
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
    },
    callToAction: {
      block: 'call-to-action',
      heading: 'Have a room in mind?',
      paragraph: 'Send up to 5 photos with the quote form and tell us what you would like to see.',
      action: { label: 'Request a quote', to: '/get-a-quote' },
    },
  },
} satisfies PageContent;
