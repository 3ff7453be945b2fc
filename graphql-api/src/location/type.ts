import { locationFields } from '../../../rules/entry/location.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import { createType, field } from '../platform/graphql/type.ts';
import { createInput } from '../platform/validation/input.ts';

const descriptions = {
  slug_url:
    'The text of the URL slug. The slug is this text in lower case with hyphens for white space, and unique.',
  main_heading: 'The main heading of the page.',
  main_paragraph: 'The paragraph below the heading.',
  highlighted_heading: 'The highlighted heading.',
  heading_1: 'First section: heading.',
  paragraph_1: 'First section: paragraph.',
  heading_2: 'Second section: heading.',
  paragraph_2: 'Second section: paragraph.',
  heading_3: 'Third section: heading.',
  paragraph_3: 'Third section: paragraph.',
  heading_4: 'Fourth section: heading.',
  paragraph_4: 'Fourth section: paragraph.',
  meta_keywords: 'Keywords for search engines.',
  meta_link: 'Canonical URL; the page links it only if it is an http(s) URL.',
  meta_title: 'Title for search engines.',
  meta_description: 'Description for search engines.',
};

export type LocationPageInput = ValuesOf<typeof locationFields>;

/** The input for creating and updating a location page. */
export const LocationPageInput = createInput(
  'LocationPageInput',
  'The content of a location page, for creating or changing it.',
  locationFields,
  descriptions,
);

export const LocationPageType = createType(
  'LocationPage',
  'A page about the services in one place. Its path is `/location/{slug}`.',
  {
    ...field.ofRules(locationFields, descriptions),
    location_id: field.int('The id of the page. It never changes.'),
    updatedAt: field.time('The time of the last change.'),
    version: field.int('Increases with every change. `updateLocationPage` requires it.'),
  },
);
/** A location page with the slug in its path. */
export type LocationPageType = InstanceType<typeof LocationPageType> & { slug: string };

export const DeletedLocationPage = createType('DeletedLocationPage', 'The result of `deleteLocationPage`.', {
  location_id: field.int('The id of the deleted page, for `restoreEntry`.'),
});
export type DeletedLocationPage = InstanceType<typeof DeletedLocationPage>;
