import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { GraphQLUpload } from '../upload/scalar.ts';
import type { UploadedFile } from '../upload/upload.ts';
import { listImports, startImport } from './run.service.ts';
import { ImportRunType } from './type.ts';

@Resolver()
export class ImportResolver {
  @Access('admin')
  @Query(() => [ImportRunType], { description: 'Returns the newest ten imports.' })
  imports(@Ctx() context: Context): Promise<ImportRunType[]> {
    return listImports(context);
  }

  @Access('admin')
  @Mutation(() => ImportRunType, {
    description: 'Starts to import the articles of a WordPress export. `imports` returns its result.',
  })
  importWordPress(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'The XML file that WordPress exports (WXR).' })
    file: UploadedFile,
  ): Promise<ImportRunType> {
    return startImport(context, file);
  }
}
