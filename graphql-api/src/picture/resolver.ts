import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { optional } from '../../../rules/field/optional.ts';
import { text } from '../../../rules/field/text.ts';
import { oneLine } from '../../../rules/storable.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { TextArg } from '../platform/validation/input.ts';
import { UploadedImage } from './type.ts';
import { uploadPicture } from './upload.service.ts';
import { pictureView } from './view.ts';

@Resolver()
export class PictureResolver {
  @Access('admin')
  @Mutation(() => UploadedImage, { description: 'Stores a picture, for an article or the portfolio.' })
  async uploadImage(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'A picture, at most 10 MB.' }) file: UploadedFile,
    @TextArg('alt', optional(text('Alternative text', 500)), 'The alternative text.')
    alt?: string | null,
  ): Promise<UploadedImage> {
    const picture = pictureView(await uploadPicture(context, file, oneLine(alt ?? '')));
    return { url: picture.src, picture };
  }
}
