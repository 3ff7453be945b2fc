import { GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Field, ObjectType } from 'type-graphql';
import { EntryType } from '../entry/type.ts';

const Page = () =>
  Field(() => String, {
    description: 'The path of the page, or the key of shared content such as `prices`.',
  });
const Path = () =>
  Field(() => String, {
    description: 'The path of the field, such as `hero.paragraph`. A list is one field.',
  });
const Value = () =>
  Field(() => GraphQLJSON, {
    description:
      'The value: a text, number, boolean, link `{label, to}`, picture, or a whole list. A picture has the `src` of an upload or the `name` of a picture of the site, `alt` and optionally `focus: {x, y}` in percent.',
  });

@ObjectType({ description: 'A field that the owner changed.' })
export class ContentChange {
  @Path()
  path: string;

  @Value()
  value: unknown;
}

@ObjectType('PageContent', { description: "The owner's changes of a page." })
export class PageContentType {
  @Page()
  page: string;

  @Field(() => [ContentChange], { description: 'The changed fields; all others show the original text.' })
  changes: ContentChange[];
}

@ObjectType({ description: 'A page or shared content with the fields of its editor.' })
export class EditablePage {
  @Page()
  page: string;

  @Field(() => String, { description: 'The name in the admin area.' })
  name: string;

  @Field(() => GraphQLJSONObject, {
    description: 'The fields in the order of the page: kind, label, limits, and the fields inside.',
  })
  fields: object;

  @Field(() => GraphQLJSONObject, { description: 'The content without changes.' })
  original: object;

  @Field(() => EntryType, { description: "The owner's changes: the fields of the entry by their path." })
  entry: EntryType;
}
