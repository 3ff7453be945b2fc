import type * as v from 'valibot';
import { callToActionSchema, heroSchema, seoSchema } from '../schema/blocks.ts';
import { fixed, group, link, paragraph, text } from '../schema/fields.ts';
import type { Seo } from '../schema/types.ts';

export const blogSchema = () =>
  group('Page', {
    seo: seoSchema,
    laterTitle: text('Title of the next pages in search results', 60),
    feedTitle: text('Title of the feed', 80),
    hero: heroSchema,
    featuredHeading: text('Heading of the newest article', 80),
    listHeading: text('Heading of the list', 80),
    latestHeading: text('Heading of the latest titles', 80),
    first: link('Link to the first page'),
    previous: text('Button to the previous page', 40),
    next: text('Button to the next page', 40),
    empty: text('Text without articles', 300),
    failure: fixed<string>(),
  });

export type BlogPage = v.InferOutput<ReturnType<typeof blogSchema>>;

export const articlesSchema = () =>
  group('Articles', {
    readArticle: text('Link to an article', 40),
    readTime: text('Reading time', 20),
    back: link('Link to all articles'),
    author: group('Author', {
      initials: text('Initials', 3),
      name: text('Name', 120),
      text: paragraph('Text', 600),
    }),
    followHeading: text('Heading of the social networks', 80),
    quote: callToActionSchema,
    latestHeading: text('Heading of the latest articles', 80),
    authorLabel: fixed<string>(),
    failure: fixed<string>(),
  });

/** Texts of articles and article cards. */
type ArticleTexts = v.InferOutput<ReturnType<typeof articlesSchema>>;

/** Returns the title and description of a page of the list; each page has its own. */
export function blogSeo({ seo, laterTitle }: BlogPage, page: number): Seo {
  if (page <= 1) return seo;
  return { title: `${laterTitle}, page ${page}`, description: `Page ${page}. ${seo.description}` };
}

export const blogPage: BlogPage = {
  seo: {
    title: 'Blog on staging, decorating and design',
    description:
      'Articles on home staging, decorating, organizing and interior design, written for home owners, realtors and builders in Ontario.',
  },
  laterTitle: 'Blog on staging and design',
  feedTitle: 'Articles',
  hero: {
    subHeading: 'Blog',
    heading: ['Notes from the studio'],
    paragraph:
      'What we learn in other people’s rooms: staging, decorating, organizing and design, with figures where we have them.',
  },
  featuredHeading: 'MOST POPULAR BLOG',
  listHeading: 'All articles',
  latestHeading: 'Latest articles',
  first: { label: 'Back to the newest articles', to: '/blog' },
  previous: 'PREVIOUS',
  next: 'NEXT',
  empty: 'There are no articles yet.',
  failure: 'We couldn’t load the articles. Check your connection and try again.',
};

/** 'Page 2 of 3', for the page of the list that is shown. */
export function pageOf(page: number, pageCount: number): string {
  return `Page ${page} of ${pageCount}`;
}

/** States of the blog teaser on other pages. */
export const blogTeaser = {
  loading: 'Loading the articles',
  empty: 'There are no articles yet.',
  failure: 'We couldn’t load the articles. They’re all on the blog.',
};

export const article: ArticleTexts = {
  readArticle: 'Read Article',
  readTime: '7 MIN',
  back: { label: 'All articles', to: '/blog' },
  author: {
    initials: 'ST',
    name: 'The {business.name} studio',
    text: 'Written by the stagers, decorators, designers and organizers of the studio in Milton, Ontario.',
  },
  followHeading: 'Follow us',
  quote: {
    heading: 'Would you like a hand with this?',
    paragraph: 'Tell us about the rooms, add a few photos, and we reply with a price.',
    action: { label: 'Request a quote', to: '/get-a-quote' },
  },
  latestHeading: 'Latest articles',
  authorLabel: 'About the author',
  failure: 'We couldn’t load the article. Check your connection and try again.',
};
