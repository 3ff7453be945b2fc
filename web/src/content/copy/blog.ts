import type { Business, CallToAction, Hero, Link, Seo } from '../types.ts';

interface BlogPage {
  hero: Hero;
  /** The feed's title in feed readers. */
  feedTitle: string;
  featuredHeading: string;
  /** The heading above a page of the list. */
  listHeading: string;
  /** The heading above the latest titles beside the list. */
  latestHeading: string;
  next: string;
  first: Link;
  empty: string;
  failure: string;
}

/** Texts of articles and article cards. */
interface ArticleTexts {
  readArticle: string;
  readTime: string;
  latestHeading: string;
  followHeading: string;
  authorHeading: string;
  author: { initials: string; name: (business: Business) => string; text: string };
  back: Link;
  /** Shown at the end of an article. */
  quote: CallToAction;
  failure: string;
}

/** Returns the title and description of a page of the list; each page has its own. */
export function blogSeo(page: number): Seo {
  const description =
    'Articles on home staging, decorating, organizing and interior design, written for home owners, realtors and builders in Ontario.';
  if (page <= 1) return { title: 'Blog on staging, decorating and design', description };
  return { title: `Blog on staging and design, page ${page}`, description: `Page ${page}. ${description}` };
}

export const blogPage: BlogPage = {
  hero: {
    subHeading: 'Blog',
    heading: ['Notes from the studio'],
    paragraph:
      'What we learn in other people’s rooms: staging, decorating, organizing and design, with figures where we have them.',
  },
  feedTitle: 'Articles',
  featuredHeading: 'MOST POPULAR BLOG',
  listHeading: 'All articles',
  latestHeading: 'Latest articles',
  next: 'NEXT',
  first: { label: 'Back to the newest articles', to: '/blog' },
  empty: 'There are no articles yet.',
  failure: 'The articles could not be loaded. Check the connection and try again.',
};

/** 'Page 2 of 3', for the page of the list that is shown. */
export function pageOf(page: number, pageCount: number): string {
  return `Page ${page} of ${pageCount}`;
}

/** Texts of the blog teaser on other pages. */
export const blogTeaser: {
  heading: string;
  paragraph: string;
  action: Link;
  loading: string;
  failure: string;
} = {
  heading: 'From the blog',
  paragraph: 'The latest from our studio.',
  action: { label: 'OUR BLOGS', to: '/blog' },
  loading: 'Loading the articles',
  failure: 'The articles could not be loaded just now. They are all on the blog.',
};

export const article: ArticleTexts = {
  readArticle: 'Read Article',
  readTime: '7 MIN',
  latestHeading: 'Latest articles',
  followHeading: 'Follow us',
  authorHeading: 'About the author',
  author: {
    initials: 'ST',
    name: (business) => `The ${business.name} studio`,
    text: 'Written by the stagers, decorators, designers and organizers of the studio in Milton, Ontario.',
  },
  back: { label: 'All articles', to: '/blog' },
  quote: {
    heading: 'Would you like a hand with this?',
    paragraph: 'Tell us about the rooms, add a few photos, and we reply with a price.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
  failure: 'The article could not be loaded. Check the connection and try again.',
};
