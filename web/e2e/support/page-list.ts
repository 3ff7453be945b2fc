import { publicPaths, unlistedPaths } from '../../../rules/pages.ts';
import { groupsFor, pagesOf } from '../../src/admin/shell/sections.ts';

/** An article of the demo content. */
export const article = {
  path: '/artical/living-in-a-staged-house',
  title: 'Living in a staged house until it sells',
};

/** A pair of pictures of the demo portfolio. */
export const project = '/portfolio/living-room-before-and-after';

/** Pages that come from the database. */
export const storedPages = [
  '/blog?page=2',
  '/blog?page=3',
  article.path,
  '/artical/what-home-staging-costs-in-halton',
  '/location/home-staging-milton',
  '/location/home-staging-oakville',
  '/location/home-staging-burlington',
  project,
  '/portfolio/staging-tour',
];

/** Pages that search engines may list. */
export const listedPages: string[] = [...publicPaths, ...storedPages];

/** Pages that exist but are not listed. */
export const unlistedPages = [...unlistedPaths, '/portfolio/present/1'];

/** URLs without a page, and the text that they show. */
export const missingPages: Record<string, string> = {
  '/no-such-page': 'We can’t find that page',
  '/staging/no-such-page': 'We can’t find that page',
  '/artical/no-such-article': 'We can’t find that article',
  '/artical/999999': 'We can’t find that article',
  '/location/atlantis': 'Requested Page Could Not Be Found',
  '/portfolio/present/999999': 'We can’t find that project',
  '/portfolio/no-such-project': 'We can’t find that project',
  '/blog?page=99': 'We can’t find that page',
  '/preview?draft=ended': 'This link doesn’t work any more',
};

/** The pages of the admin area. */
export const adminPages: string[] = pagesOf(groupsFor(() => true)).map(({ to }) => to);

/** Pages with the same template as another one, which is tested in their place. */
export const likeAnother = new Set([
  '/staging-realtors',
  '/staging-builders',
  '/decorating-short-term-rental',
  '/design/commercial',
  ...storedPages.filter(
    (path) => path !== article.path && !path.endsWith('-milton') && !path.startsWith('/portfolio/'),
  ),
  '/staging/no-such-page',
  '/artical/999999',
  '/blog?page=99',
]);

/** One page of each of the layouts that visitors use most. */
export const layouts = ['/', '/staging', '/portfolio', article.path, '/get-a-quote', '/no-such-page'];

/** Texts of each page that the specification quotes. They are readable without scripts. */
export const quoted: Record<string, string[]> = {
  '/': ['SCROLL', 'OUR BLOGS', 'Read Article', 'GET IN TOUCH', '© 2024'],
  '/about': ['A Staging and Design Firm', 'Who we are', 'Book a consult now', 'over 15 years'],
  '/staging': ['$495', 'from $2,995', 'from $1,990', '+$300 per extra room', '30-day rental', 'from $400'],
  '/staging-home-owner': ['Get A QUOTE', 'Consultation', 'Showcasing'],
  '/staging-realtors': ['Get A QUOTE', 'Consultation', 'Showcasing'],
  '/staging-builders': ['Get A QUOTE', 'Consultation', 'Showcasing'],
  '/virtual-staging': ['24 to 72 hours', 'photo count'],
  '/decorating': ['from $1,450', '+$600 per extra room', 'from $2,950', '$199/hour', 'from $750'],
  '/decorating-organizing': ['from $95 per person per hour', 'from $125', 'Minimum 6 hours'],
  '/commercial': ['Get A QUOTE'],
  '/design': ['no set packages', 'FREE consultation'],
  '/design/residential': ['mood board', '3D renderings', 'permits are not included'],
  '/design/commercial': ['Branding integration', 'Technology integration'],
  '/portfolio': ['Residential Projects', 'Commercial Projects', 'Global Projects'],
  '/blog': ['MOST POPULAR BLOG', 'NEXT', '7 MIN', 'Read Article'],
  [article.path]: [article.title, 'June 18, 2026', '7 MIN', 'Three kinds of container', 'Follow us'],
  '/contact': ['Milton, Ontario, Canada', 'What does home staging cost?', 'Open in OpenStreetMap'],
  '/get-a-quote': ['Ontario', 'Newfoundland and Labrador', 'Home Owner', 'Under renovation'],
  '/project-management': ['GTA', 'Best time to connect'],
  '/partnership-opportunities': ['commission', 'Decorative walls', 'Lighting', 'business description'],
  '/location/home-staging-milton': ['Home staging in Milton', 'Two towns in one', 'How to begin'],
  '/thank-you': [
    'Thank you for submitting your request',
    "We've received it and will be in touch with more details soon.",
  ],
};
