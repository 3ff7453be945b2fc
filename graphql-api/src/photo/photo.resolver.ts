import { type FileUpload, GraphQLUpload } from 'graphql-upload-minimal';
import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { type OpenUpload, storePhotos } from './photo.service.ts';
import { UploadedPhotos } from './photo.type.ts';

@Resolver()
export class PhotoResolver {
  @Access('public')
  @Mutation(() => UploadedPhotos, {
    description: 'Stores one to five photos, for a quote to name within a day.',
  })
  async uploadQuotePhotos(
    @Ctx() context: Context,
    @Arg('files', () => [GraphQLUpload], { description: 'Pictures, each at most 10 MB.' })
    files: Promise<FileUpload>[],
  ): Promise<UploadedPhotos> {
    const uploads = files.map(
      (file): OpenUpload =>
        async () =>
          (await file).createReadStream(),
    );
    return { fileNames: await storePhotos(context, uploads) };
  }
}
