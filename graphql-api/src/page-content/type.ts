import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { EntryType } from '../entry/type.ts';
import { createType, field } from '../platform/graphql/type.ts';

const page = field.text('The path of the page, or the key of shared content such as `prices`.');

export const ContentChange = createType('ContentChange', 'A field that the owner changed.', {
  path: field.text('The path of the field, such as `hero.paragraph`. A list is one field.'),
  value: field.of<unknown>(
    GraphQLJSON,
    'The value: a text, number, boolean, link `{label, to}`, picture, or a whole list. A picture has the `src` of an upload or the `name` of a picture of the site, `alt` and optionally `focus: {x, y}` in percent.',
  ),
});
export type ContentChange = InstanceType<typeof ContentChange>;

export const PageContentType = createType('PageContent', "The owner's changes of a page.", {
  page,
  changes: field.list(() => ContentChange, 'The changed fields; all others show the original text.'),
});
export type PageContentType = InstanceType<typeof PageContentType>;

export const EditablePage = createType(
  'EditablePage',
  'A page or shared content with the fields of its editor.',
  {
    page,
    name: field.text('The name in the admin area.'),
    fields: field.of<object>(
      GraphQLJSONObject,
      'The fields in the order of the page: kind, label, limits, and the fields inside.',
    ),
    original: field.of<object>(GraphQLJSONObject, 'The content without changes.'),
    entry: field.object(() => EntryType, "The owner's changes: the fields of the entry by their path."),
  },
);
export type EditablePage = InstanceType<typeof EditablePage>;

export const PagePicture = createType('PagePicture', 'The first picture of a page.', {
  page: field.text('The path of the page.'),
  picture: field.of<unknown>(GraphQLJSON, 'The picture with its files.'),
});
export type PagePicture = InstanceType<typeof PagePicture>;

export const OwnPageContent = createType(
  'OwnPageContent',
  'A published page that the owner added, with its texts.',
  {
    path: field.text('Its path, such as `/events`.'),
    label: field.text('Its name in breadcrumbs.'),
    isListed: field.flag('Whether search engines may list it.'),
    changes: field.list(() => ContentChange, 'Its texts and sections.'),
  },
);
export type OwnPageContent = InstanceType<typeof OwnPageContent>;
