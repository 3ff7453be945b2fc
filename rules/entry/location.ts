import { shownAs, withTokens } from '../field/descriptor.ts';
import { optional } from '../field/optional.ts';
import { text } from '../field/text.ts';
import { entry } from './entry.ts';
import { slugField } from './slug-field.ts';

const heading = (label: string) => withTokens(optional(text(label, 300)));
const paragraph = (label: string) => withTokens(optional(text(label, 20_000, { multiline: true })));
const meta = (label: string) => optional(text(label, 2000));

export const locationFields = {
  main_heading: withTokens(text('Main heading', 300)),
  slug_url: slugField(),
  main_paragraph: paragraph('Main paragraph'),
  highlighted_heading: heading('Highlighted heading'),
  heading_1: heading('Heading 1'),
  paragraph_1: paragraph('Paragraph 1'),
  heading_2: heading('Heading 2'),
  paragraph_2: paragraph('Paragraph 2'),
  heading_3: heading('Heading 3'),
  paragraph_3: paragraph('Paragraph 3'),
  heading_4: heading('Heading 4'),
  paragraph_4: paragraph('Paragraph 4'),
  meta_keywords: meta('Meta keywords'),
  meta_link: shownAs(meta('Meta link'), {
    hint: 'The canonical URL. Leave it empty to use the page’s own URL.',
    link: true,
  }),
  meta_title: shownAs(meta('Meta title'), {
    hint: 'Leave it empty to use the main heading.',
    tokens: true,
  }),
  meta_description: shownAs(meta('Meta description'), { as: 'paragraph', tokens: true }),
};

export const location = entry('location', {
  label: ['Location page', 'Location pages'],
  access: 'content',
  canonical: 'meta_link',
  keeps: [],
  adminPath: '/admin/location-pages',
  fields: locationFields,
  title: 'main_heading',
  listsSlug: true,
});
