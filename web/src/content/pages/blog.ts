import type { PageContent } from '../schema/page.ts';
export const page = {
  name: 'Blog',
  seo: {
    title: 'Blog on staging, decorating and design',
    description:
      'Articles on home staging, decorating, organizing and interior design, written for home owners, realtors and builders in Ontario.',
  },
  blocks: {
    hero: {
      block: 'hero',
      subHeading: 'Blog',
      heading: ['Notes from the studio'],
      paragraph:
        'What we learn in other people’s rooms: staging, decorating, organizing and design, with figures where we have them.',
    },
    list: {
      block: 'articles',
      laterTitle: 'Blog on staging and design',
      feedTitle: 'Articles',
      featuredHeading: 'MOST POPULAR BLOG',
      listHeading: 'All articles',
      latestHeading: 'Latest articles',
      first: { label: 'Back to the newest articles', to: '/blog' },
      previous: 'PREVIOUS',
      next: 'NEXT',
      empty: 'There are no articles yet.',
    },
  },
} satisfies PageContent;
