import { GraphQLDateTimeISO, GraphQLJSON, GraphQLJSONObject } from 'graphql-scalars';
import { Directive, Field, InputType, Int, ObjectType } from 'type-graphql';
import { factsOf } from '../../../rules/field/field.ts';
import { text } from '../../../rules/field/text.ts';
import { directiveOf } from '../platform/validation/constraint.ts';

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

@InputType({ description: 'A field to change.' })
export class ContentChangeInput {
  // The service rejects paths that the page does not have.
  @Path()
  @Directive(directiveOf(factsOf(text('Path', 200))))
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
export class EditablePage extends PageContentType {
  @Field(() => String, { description: 'The name in the admin area.' })
  name: string;

  @Field(() => Int, {
    description:
      'Increases with every change; 0 if nothing has been changed. `updatePageContent` requires it.',
  })
  version: number;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of the last change; null if nothing has been changed.',
  })
  updatedAt: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the admin who made the last change; null if nothing has been changed.',
  })
  updatedBy: string | null;

  @Field(() => GraphQLJSONObject, {
    description: 'The fields in the order of the page: kind, label, limits, and the fields inside.',
  })
  fields: object;

  @Field(() => GraphQLJSONObject, { description: 'The content without changes.' })
  original: object;
}

@ObjectType({ description: 'An earlier version of a page.' })
export class PageContentRevision {
  @Field(() => Int, { description: 'The id of the revision.' })
  revision_id: number;

  @Field(() => Int, { description: 'The version of the page that had these changes.' })
  version: number;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which a newer version replaced it.' })
  savedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the admin who replaced it; null if no admin did.',
  })
  savedBy: string | null;

  @Field(() => [ContentChange], { description: 'The changed fields of this version.' })
  changes: ContentChange[];
}
