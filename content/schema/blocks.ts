import * as v from 'valibot';
import { shownAs } from '../../rules/field/descriptor.ts';
import { choice } from '../../rules/field/text.ts';
import { completeLink } from '../../rules/link.ts';
import { packages, serviceKeys } from '../pricing/packages.ts';
import {
  fixed,
  group,
  link,
  list,
  optionalLink,
  optionalParagraph,
  optionalText,
  paragraph,
  picture,
  place,
  text,
} from './fields.ts';

// The kinds of blocks of a page, each with its fields in the order of the editor.

export const seoSchema = group('Search result', {
  title: text('Title', 80),
  description: paragraph('Description', 300),
});

const inSharedTexts = { hint: 'Its words are in Shared texts.' };

/** An appearance that only a release sets; the default is that of the component. */
const look = <const Option extends string>(...options: Option[]) => v.exactOptional(fixed(...options));

/** An appearance that the owner chooses, by its name; the first is the default of the component. */
const appearance = <const Options extends Readonly<Record<string, string>>>(
  label: string,
  options: Options,
) =>
  v.exactOptional(
    shownAs(choice(label, Object.keys(options) as (keyof Options & string)[]), {
      names: Object.values(options),
    }),
  );

const heroFields = {
  subHeading: text('Line above the heading', 80),
  heading: list('Heading', text('Line', 80), 4),
  paragraph: paragraph('Paragraph', 500),
  action: optionalLink('Button'),
};

const pictured = { ...heroFields, picture: v.exactOptional(picture('Picture')) };

/** A text with marks. Completes the targets of its links. */
const point = v.pipe(
  text('Point', 300),
  v.transform((marked) =>
    marked.replace(/(?<=<a href=")[^"<>]*(?=">)/g, (href) => completeLink(href) ?? href),
  ),
);

const textFields = {
  heading: text('Heading'),
  paragraphs: list('Paragraphs', paragraph('Paragraph', 2_000)),
  list: v.exactOptional(
    shownAs(list('Points', point, 12, 0), {
      hint: 'Words between <strong> and </strong> are bold, between <em> and </em> italic.',
    }),
  ),
  action: optionalLink('Link'),
};

const cardSchema = group('Card', {
  title: text('Title', 80),
  text: optionalParagraph('Text', 600),
  action: optionalLink('Link'),
  picture: v.exactOptional(picture('Picture')),
});

const pairFields = {
  before: picture('Picture before'),
  after: picture('Picture after'),
  name: optionalText('Name of the pair, for screen readers', 80),
};

const mapFields = {
  alt: text('Description of the map', 300),
  link: link('Link below the map'),
  place: place('Place of the interactive map'),
  button: text('Button for the interactive map', 80),
};

const introduced = { heading: text('Heading'), paragraph: optionalParagraph('Paragraph', 600) };

export const callToActionSchema = group('Call to action', { ...introduced, action: link('Button') });

const serviceSchema = shownAs(choice('Package', serviceKeys), {
  names: serviceKeys.map((key) => packages[key].name),
});

const worksSchema = list(
  'Pictures',
  group('Picture', {
    title: text('Picture'),
    file: text('File', 80),
    credits: list(
      'Models',
      group('Model', {
        title: text('Model', 200),
        author: text('Author', 200),
        licence: text('Licence', 80),
      }),
      30,
    ),
  }),
  60,
);

const portfolioGroup = (label: string) =>
  group(label, { label: text('Name', 60), text: paragraph('Text', 300) });

export const blockSchemas = {
  hero: group('Hero', {
    ...pictured,
    layout: look('over', 'beside', 'facing', 'below'),
    video: look<string>(),
  }),
  'hero-form': group('Hero', { ...pictured, form: group('Form', { heading: text('Heading') }) }),
  'hero-map': group('Hero', {
    ...heroFields,
    map: group('Map', mapFields),
  }),
  'hero-pair': group('Hero', { ...heroFields, pair: group('Before and after', pairFields) }),
  text: group('Text', {
    ...textFields,
    picture: v.exactOptional(picture('Picture')),
    side: appearance('Side of the picture', { left: 'Left', right: 'Right' }),
    tone: appearance('Background', { rule: 'Light, with a line above', linen: 'Darker', plain: 'Light' }),
    shape: appearance('Shape of the picture', { tall: 'Tall', wide: 'Wide' }),
    look: appearance('Look of the link', { arrow: 'Text with an arrow', button: 'Button' }),
  }),
  statement: group('Statement', textFields),
  cards: group('Cards', { heading: optionalText('Heading'), items: list('Cards', cardSchema) }),
  chapters: group('Chapters', { items: list('Chapters', cardSchema) }),
  packages: group('Packages', {
    heading: text('Heading'),
    note: optionalParagraph('Note', 600),
    items: list('Packages', serviceSchema, serviceKeys.length),
    details: optionalLink('Link'),
    layout: appearance('Layout', { columns: 'Columns', rows: 'Rows' }),
  }),
  estimate: group('Estimate', {
    /** The first service is preselected. */
    services: list('Services of the estimate', serviceSchema, serviceKeys.length),
    tone: appearance('Background', { linen: 'Darker', rule: 'Light, with a line above' }),
  }),
  steps: group('Steps', {
    ...introduced,
    steps: list('Steps', group('Step', { title: text('Title', 80), text: optionalParagraph('Text', 600) })),
    tone: appearance('Background', { rule: 'Light, with a line above', linen: 'Darker' }),
    layout: appearance('Layout', { row: 'Side by side', list: 'List', stairs: 'Stairs' }),
  }),
  list: group('List', {
    heading: text('Heading'),
    items: list(
      'Services',
      group('Service', { link: link('Name and page'), text: optionalParagraph('Text', 300) }),
    ),
  }),
  table: group('Table', {
    ...introduced,
    items: list('Rows', group('Row', { title: text('Title', 80), text: paragraph('Text', 300) })),
  }),
  questions: group('Questions', {
    heading: text('Heading'),
    items: list(
      'Questions',
      group('Question', { title: text('Question', 200), content: paragraph('Answer', 2_000) }),
      30,
    ),
    layout: appearance('Layout', { aside: 'Narrow heading', halves: 'Wide heading' }),
  }),
  'before-after': group('Before and after', {
    ...introduced,
    ...pairFields,
    layout: appearance('Layout', {
      page: 'Below the text',
      window: 'As wide as the window',
      beside: 'Beside the text',
    }),
  }),
  'latest-articles': group('Articles', {
    heading: text('Heading'),
    paragraph: optionalParagraph('Paragraph', 300),
    action: link('Button'),
  }),
  places: group('Location pages', { heading: text('Heading') }),
  'call-to-action': callToActionSchema,
  'quick-message': group('Form', { ...introduced, detailsHeading: text('Heading of the contact details') }),
  'message-form': group('Form', { ...introduced, detailsHeading: text('Heading of the contact details') }),
  enquiry: group('Form', {
    ...introduced,
    detailsHeading: text('Heading of the contact details'),
    form: fixed('project', 'partnership'),
    tone: look('rule', 'linen', 'plain'),
  }),
  'quote-form': group('Quote form', {}),
  paragraphs: group('Introduction', { paragraphs: list('Introduction', paragraph('Paragraph')) }),
  privacy: group('Sections', {
    items: list(
      'Sections',
      group('Section', {
        heading: text('Heading'),
        paragraphs: list('Paragraphs', paragraph('Paragraph', 2_000, ['business.retention'])),
      }),
      20,
    ),
  }),
  credits: group('Credits', {
    heading: text('Heading'),
    paragraph: paragraph('Paragraph'),
    licence: optionalLink('Licence'),
    items: v.exactOptional(worksSchema),
  }),
  thanks: group('Thank you', {
    heading: text('Heading'),
    text: paragraph('Text', 600),
    next: group('What happens next', {
      heading: text('Heading'),
      steps: list('Steps', paragraph('Step', 300)),
      signUp: paragraph('After a newsletter sign-up, in browsers without scripts', 300),
    }),
    links: list('Links', link('Link'), 6),
  }),
  articles: group('List of articles', {
    laterTitle: text('Title of the next pages in search results', 60),
    feedTitle: text('Title of the feed', 80),
    featuredHeading: text('Heading of the newest article', 80),
    listHeading: text('Heading of the list', 80),
    latestHeading: text('Heading of the latest titles', 80),
    first: link('Link to the first page'),
    previous: text('Button to the previous page', 40),
    next: text('Button to the next page', 40),
    empty: text('Text without articles', 300),
  }),
  portfolio: group('Portfolio', {
    groups: group('Groups', {
      RESIDENTIAL: portfolioGroup('First group'),
      COMMERCIAL: portfolioGroup('Second group'),
      GLOBAL: portfolioGroup('Third group'),
    }),
    presentHint: paragraph('Hint below the button that presents the portfolio', 300),
    empty: text('Text of a group without pictures', 120),
  }),
  gallery: group('Gallery', { heading: text('Heading'), pictures: list('Pictures', picture('Picture'), 24) }),
  map: group('Map', { ...introduced, ...mapFields }),
  testimonials: group('Testimonials', {}, inSharedTexts),
  'client-words': group('Testimonial about this page', {}, inSharedTexts),
  certifications: group('Certifications', {}, inSharedTexts),
  team: group('Team', {}, inSharedTexts),
  'business-data': group('Data about the business for search engines', {}, { unseen: true }),
  'service-data': group(
    'Data about the service for search engines',
    { name: look<string>() },
    { unseen: true },
  ),
};

/** The kinds that the owner may add to a page. A page keeps those of the others that its release gave it. */
export const addableKinds = [
  'text',
  'statement',
  'cards',
  'packages',
  'estimate',
  'steps',
  'list',
  'table',
  'questions',
  'before-after',
  'gallery',
  'testimonials',
  'client-words',
  'certifications',
  'team',
  'map',
  'places',
  'latest-articles',
  'call-to-action',
  'quick-message',
] as const satisfies (keyof typeof blockSchemas)[];

/** The kinds that have a form in the page; a page has at most one. */
export const formKinds: readonly string[] = [
  'quick-message',
  'message-form',
  'enquiry',
  'quote-form',
  'hero-form',
];
