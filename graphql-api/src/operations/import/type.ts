import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType } from 'type-graphql';
import { createEnum } from '../../platform/graphql/enum.ts';
import type { RunState } from './run.entity.ts';

const ImportStateEnum = createEnum<RunState>({
  name: 'ImportState',
  description: 'The state of an import.',
  values: {
    waiting: 'It begins when the imports before it have ended.',
    running: 'It reads the file.',
    finished: 'It has read the whole file.',
    cancelled: 'An admin has cancelled it. The articles that it had imported stay.',
    failed: 'It ended early; `reason` says why. The articles that it had imported stay.',
  },
});

@ObjectType('ImportRun', { description: 'An import of a WordPress export.' })
export class ImportRunType {
  @Field(() => GraphQLUUID, { description: 'The id of the import.' })
  run_id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the upload.' })
  startedAt: Date;

  @Field(() => String, { description: 'The email address of the admin who uploaded the file.' })
  startedBy: string;

  @Field(() => ImportStateEnum, { description: 'The state of the import.' })
  state: RunState;

  @Field(() => GraphQLDateTimeISO, {
    nullable: true,
    description: 'The time of its end; null while it waits or runs.',
  })
  finishedAt?: Date | null | undefined;

  @Field(() => String, { nullable: true, description: 'Why it failed; null in other states.' })
  reason?: string | null | undefined;

  @Field(() => Int, { description: 'The number of posts in the file; 0 until it is known.' })
  posts: number;

  @Field(() => Int, { description: 'The number of posts that it has read.' })
  done: number;

  @Field(() => Int, { description: 'The number of articles that it created.' })
  imported: number;

  @Field(() => Int, {
    description: 'The number of articles that an earlier import created and that did not change.',
  })
  unchanged: number;

  @Field(() => Int, { description: 'The number of pictures that it stored.' })
  pictures: number;

  @Field(() => Int, { description: 'The number of lines of its report.' })
  leftOutCount: number;
}
