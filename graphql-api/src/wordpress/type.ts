import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType('ImportRun', { description: 'An import of a WordPress export.' })
export class ImportRunType {
  @Field(() => GraphQLUUID, { description: 'The id of the import.' })
  run_id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the upload.' })
  startedAt: Date;

  @Field(() => String, { description: 'The email address of the admin who uploaded the file.' })
  startedBy: string;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of its end; null while it runs.',
  })
  finishedAt?: Date | null | undefined;

  @Field(() => Int, { description: 'The number of articles that it created.' })
  imported: number;

  @Field(() => Int, {
    description: 'The number of articles that an earlier import created and that did not change.',
  })
  unchanged: number;

  @Field(() => [String], {
    description: 'A line for each part of the export that it left out, with the reason.',
  })
  leftOut: string[];
}
