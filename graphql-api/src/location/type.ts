import { createType, field } from '../platform/graphql/type.ts';
import { locationText } from './input.ts';

export const LocationPageType = createType(
  'LocationPage',
  'A page about the services in one place. Its path is `/location/{slug}`.',
  {
    ...locationText,
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
