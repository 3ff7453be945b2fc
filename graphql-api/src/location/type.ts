import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { LocationText } from './input.ts';

@ObjectType('LocationPage', {
  description: 'A page about the services in one place. Its path is `/location/{slug}`.',
})
export class LocationPageType extends LocationText {
  @Field(() => Int, { description: 'The id of the page. It never changes.' })
  location_id: number;

  /** The slug in its path. */
  slug: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Increases with every change. `updateLocationPage` requires it.' })
  version: number;
}

@ObjectType({ description: 'The result of `deleteLocationPage`.' })
export class DeletedLocationPage {
  @Field(() => Int, { description: 'The id of the deleted page, for `restoreEntry`.' })
  location_id: number;
}
