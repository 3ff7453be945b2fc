import { Ctx, Mutation, Resolver } from 'type-graphql';
import { MAX_PHOTOS } from '../../../../rules/photo.ts';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { createType, field } from '../../platform/graphql/type.ts';
import { GraphQLUpload } from '../../platform/upload/scalar.ts';
import type { UploadedFile } from '../../platform/upload/upload.ts';
import { ListArg } from '../../platform/validation/input.ts';
import { storePhotos } from './service.ts';

const UploadedPhotos = createType('UploadedPhotos', 'Photos that have been stored.', {
  fileNames: field.texts('The file names, in the order in which the photos were sent.'),
});
type UploadedPhotos = InstanceType<typeof UploadedPhotos>;

@Resolver()
export class PhotoResolver {
  @Access('public')
  @Mutation(() => UploadedPhotos, {
    description: 'Stores one to five photos. Photos that no quote names within a day are deleted.',
  })
  async uploadQuotePhotos(
    @Ctx() context: Context,
    @ListArg('files', () => GraphQLUpload, {
      label: 'Photos',
      description: 'Pictures, each at most 10 MB.',
      minItems: 1,
      maxItems: MAX_PHOTOS,
      items: 'images',
    })
    files: UploadedFile[],
  ): Promise<UploadedPhotos> {
    return { fileNames: await storePhotos(context, files) };
  }
}
