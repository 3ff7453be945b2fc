import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

const text = (description: string) => Field(() => String, { description });
const optionalText = (description: string) => Field(() => String, { description, nullable: true });

@ObjectType('LocationPage', {
  description: 'A page about the services in one place. Its path is `/location/{slug}`.',
})
export class LocationPageType {
  @Field(() => Int, { description: 'The id of the page. It never changes.' })
  location_id: number;

  /** The slug in its path. */
  slug: string;

  @text('The text of the URL slug. The slug is this text in lower case with hyphens for white space.')
  slug_url: string;

  @text('The main heading.')
  main_heading: string;

  @optionalText('The paragraph below the main heading.')
  main_paragraph?: string | null | undefined;

  @optionalText('The highlighted heading.')
  highlighted_heading?: string | null | undefined;

  @optionalText('The heading of the first section.')
  heading_1?: string | null | undefined;

  @optionalText('The paragraph of the first section.')
  paragraph_1?: string | null | undefined;

  @optionalText('The heading of the second section.')
  heading_2?: string | null | undefined;

  @optionalText('The paragraph of the second section.')
  paragraph_2?: string | null | undefined;

  @optionalText('The heading of the third section.')
  heading_3?: string | null | undefined;

  @optionalText('The paragraph of the third section.')
  paragraph_3?: string | null | undefined;

  @optionalText('The heading of the fourth section.')
  heading_4?: string | null | undefined;

  @optionalText('The paragraph of the fourth section.')
  paragraph_4?: string | null | undefined;

  @optionalText('The keywords for search engines.')
  meta_keywords?: string | null | undefined;

  @optionalText('The canonical URL; null: the URL of the page is used.')
  meta_link?: string | null | undefined;

  @optionalText('The title for search engines; null: `main_heading` is used.')
  meta_title?: string | null | undefined;

  @optionalText('The description for search engines.')
  meta_description?: string | null | undefined;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last change.' })
  updatedAt: Date;

  @Field(() => Int, { description: 'Increases with every change. `updateLocationPage` requires it.' })
  version: number;
}

@ObjectType({ description: 'The result of `deleteLocationPage`.' })
export class DeletedLocationPage {
  @Field(() => Int, { description: 'The id of the deleted page, for `restoreLocationPage`.' })
  location_id: number;
}
