import type * as v from 'valibot';
import { callToActionSchema } from '../schema/blocks.ts';
import { group, link, paragraph, text } from '../schema/fields.ts';
import type { BlockOf, Seo } from '../schema/page.ts';

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
  });

/** Texts of articles and article cards. */
type ArticleTexts = v.InferOutput<ReturnType<typeof articlesSchema>>;

/** Returns the title and description of a page of the list; each page has its own. */
export function blogSeo(seo: Seo, { laterTitle }: BlockOf<'articles'>, page: number): Seo {
  if (page <= 1) return seo;
  return { title: `${laterTitle}, page ${page}`, description: `Page ${page}. ${seo.description}` };
}

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
};
