import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import { findPictures } from '../picture/service.ts';
import { uploadVideo } from '../picture/upload.service.ts';
import { videoView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { BadInput } from '../platform/core/errors.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { TextArg } from '../platform/validation/input.ts';

@Resolver()
export class PortfolioAdminResolver {
  @Access('admin')
  @Mutation(() => String, { description: 'Stores a video for a project, and returns its URL.' })
  async uploadVideo(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'An MP4 file of at most 64 MB.' }) file: UploadedFile,
    @TextArg(
      'poster',
      text('The picture', 2000),
      'The picture shown until the video plays, which has the size of the video: a URL that `uploadImage` returned.',
    )
    poster: string,
  ): Promise<string> {
    const picture = (await findPictures(context.em, [poster])).get(poster);
    if (!picture) throw new BadInput({ poster: 'Upload the picture first.' });
    return videoView(await uploadVideo(context, file, picture)).src;
  }
}
