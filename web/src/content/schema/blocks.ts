import * as v from 'valibot';
import { serviceKeys } from '../pricing/service-keys.ts';
import { choice, fixed, group, link, list, paragraph, picture, text } from './fields.ts';

// The blocks that pages share, in the order of their fields on a page.

export const seoSchema = group('Search result', {
  title: text('Title', 80),
  description: paragraph('Description', 300),
});

const heroFields = {
  subHeading: text('Line above the heading', 80),
  heading: list('Heading', text('Line', 80), 4),
  paragraph: paragraph('Paragraph', 500),
  action: v.exactOptional(link('Button')),
};

export const heroSchema = group('Hero', heroFields);

export const picturedHeroSchema = group('Hero', { ...heroFields, picture: picture('Picture') });

const textBlockFields = {
  heading: text('Heading'),
  paragraphs: list('Paragraphs', paragraph('Paragraph', 2_000)),
  list: v.exactOptional(list('Points', text('Point (may have <strong>, <em> and links)', 300))),
  action: v.exactOptional(link('Link')),
};

export const textBlockSchema = (label: string) => group(label, textBlockFields);

export const picturedBlockSchema = (label: string) =>
  group(label, { ...textBlockFields, picture: picture('Picture') });

/** A form in the hero. */
export const formSchema = group('Form', { heading: text('Heading') });

export const stepSchema = group('Step', { title: text('Title', 80), text: paragraph('Text', 600) });

export const processSchema = group('Process', {
  heading: text('Heading'),
  paragraph: paragraph('Paragraph', 600),
  steps: list('Steps', stepSchema),
});

const cardFields = {
  title: text('Title', 80),
  text: paragraph('Text', 600),
  action: link('Link'),
};

export const cardSchema = group('Card', cardFields);

export const picturedCardSchema = group('Card', { ...cardFields, picture: picture('Picture') });

const pairFields = {
  before: picture('Picture before'),
  after: picture('Picture after'),
  name: text('Name of the pair, for screen readers', 80),
};

export const pairSchema = group('Before and after', pairFields);

export const comparisonSchema = group('Before and after', {
  heading: text('Heading'),
  paragraph: paragraph('Paragraph', 600),
  ...pairFields,
});

export const callToActionSchema = group('Call to action', {
  heading: text('Heading'),
  paragraph: paragraph('Paragraph', 600),
  action: link('Button'),
});

export const questionSchema = group('Question', {
  title: text('Question', 200),
  content: paragraph('Answer', 2_000),
});

export const questionsSchema = (label: string) =>
  group(label, { heading: text('Heading'), items: list('Questions', questionSchema, 30) });

const serviceSchema = choice('Package', serviceKeys);

export const packageListSchema = group('Packages', {
  heading: text('Heading'),
  note: paragraph('Note', 600),
  items: list('Packages', serviceSchema, serviceKeys.length),
  details: v.exactOptional(link('Link')),
});

/** The first service is preselected. */
export const estimateSchema = list('Services of the estimate', serviceSchema, serviceKeys.length);

const audienceFields = {
  seo: seoSchema,
  hero: picturedHeroSchema,
  intro: textBlockSchema('Introduction'),
  cards: list('Consultation, work and showcasing', cardSchema),
  comparison: v.exactOptional(comparisonSchema),
  packages: packageListSchema,
  estimate: estimateSchema,
};

export const audiencePageSchema = group('Page', audienceFields);

export const picturedAudiencePageSchema = group('Page', {
  ...audienceFields,
  intro: picturedBlockSchema('Introduction'),
});

export const decoratingServicePageSchema = group('Page', {
  seo: seoSchema,
  hero: picturedHeroSchema,
  form: v.exactOptional(formSchema),
  intro: textBlockSchema('Introduction'),
  comparison: v.exactOptional(comparisonSchema),
  process: processSchema,
  packages: packageListSchema,
  estimate: estimateSchema,
  callToAction: callToActionSchema,
});

export const designServicePageSchema = group('Page', {
  seo: seoSchema,
  hero: picturedHeroSchema,
  process: processSchema,
  disclaimer: textBlockSchema('What is not included'),
  callToAction: callToActionSchema,
});

export const enquirySchema = group('Form', {
  heading: text('Heading'),
  paragraph: paragraph('Paragraph', 600),
  detailsHeading: text('Heading of the contact details'),
  /** A wire string. */
  formType: fixed<
    'Message genrated through Project Management form' | 'Message genrated through Partnership form'
  >(),
  submit: fixed<string>(),
});
