import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { batchLoader } from '../../platform/graphql/batch-loader.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { createEnum, createType, field } from '../../platform/graphql/type.ts';
import { GraphQLUpload } from '../../platform/upload/scalar.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import type { ImportRun, RunState } from './run.entity.ts';
import { cancelImport, listImports, listLines, startImport } from './run.service.ts';

const findLines = batchLoader<string, string[]>(({ em }, ids) => listLines(em, ids));

@Access('business')
@Resolver(() => ImportRunType)
export class ImportResolver {
  @FieldResolver(() => [String], {
    complexity: listOf(100),
    description:
      'A line for each part of the export that it left out, with the reason: the first 100. `/api/imports/{id}/report.txt` has all.',
  })
  async leftOut(@Ctx() context: Context, @Root() { run_id }: ImportRun): Promise<string[]> {
    return (await findLines(context, run_id)) ?? [];
  }

  @Query(() => [ImportRunType], { description: 'Returns the newest ten imports.' })
  imports(@Ctx() context: Context): Promise<ImportRun[]> {
    return listImports(context);
  }

  @Mutation(() => ImportRunType, {
    description:
      'Starts to import the articles of a WordPress export. `imports` returns its progress and result.',
  })
  importWordPress(
    @Ctx() context: SignedIn,
    @Arg('file', () => GraphQLUpload, {
      description: 'The XML file that WordPress exports (WXR), at most 256 MB.',
    })
    file: UploadedFile,
  ): Promise<ImportRun> {
    return startImport(context, file);
  }

  @Mutation(() => ImportRunType, {
    description:
      'Cancels an import, which ends after the current article. The articles that it has imported stay. NOT_FOUND if there is none.',
  })
  cancelImport(
    @Ctx() context: Context,
    @Arg('id', () => GraphQLUUID, { description: 'The id of the import.' }) id: string,
  ): Promise<ImportRun> {
    return cancelImport(context, id);
  }
}

const ImportStateEnum = createEnum<RunState>('ImportState', 'The state of an import.', {
  waiting: 'It begins when the imports before it have ended.',
  running: 'It reads the file.',
  finished: 'It has read the whole file.',
  cancelled: 'An admin has cancelled it. The articles that it had imported stay.',
  failed: 'It ended early; `reason` says why. The articles that it had imported stay.',
});

const ImportRunType = createType('ImportRun', 'An import of a WordPress export.', {
  run_id: field.uuid('The id of the import.'),
  startedAt: field.time('The time of the upload.'),
  startedBy: field.text('The email address of the admin who uploaded the file.'),
  state: field.oneOf(ImportStateEnum, 'The state of the import.'),
  finishedAt: field.orNull(field.time('The time of its end; null while it waits or runs.')),
  reason: field.orNull(field.text('Why it failed; null in other states.')),
  posts: field.int('The number of posts in the file; 0 until it is known.'),
  done: field.int('The number of posts that it has read.'),
  imported: field.int('The number of articles that it created.'),
  unchanged: field.int('The number of articles that an earlier import created and that did not change.'),
  pictures: field.int('The number of pictures that it stored.'),
  leftOutCount: field.int('The number of lines of its report.'),
});
