import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import { alternativeText } from '../../../rules/form/picture.ts';
import { oneLine } from '../../../rules/storable.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { BadInput } from '../platform/core/errors.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { SearchArg } from '../platform/validation/args.ts';
import { ListArg, TextArg } from '../platform/validation/input.ts';
import { describePicture, listMedia } from './media.service.ts';
import { findPictures } from './service.ts';
import { MediaPage, UploadedImage } from './type.ts';
import { uploadPicture, uploadVideo } from './upload.service.ts';
import { pictureView, videoView } from './view.ts';

@Access('admin')
@Resolver()
export class PictureResolver {
  @Mutation(() => UploadedImage, { description: 'Stores a picture, for an article or the portfolio.' })
  async uploadImage(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'A picture, at most 10 MB.' }) file: UploadedFile,
    @TextArg('alt', alternativeText, 'The alternative text.')
    alt?: string | null,
  ): Promise<UploadedImage> {
    const picture = pictureView(await uploadPicture(context, file, oneLine(alt ?? '')));
    return { url: picture.src, picture };
  }

  @Query(() => MediaPage, { description: 'Returns a page of the uploaded pictures, the latest first.' })
  media(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: 'The page; the first page is 1.' })
    page?: number | null,
    @Arg('unused', () => Boolean, {
      nullable: true,
      description: 'Returns only pictures that nothing uses.',
    })
    unused?: boolean | null,
    @SearchArg(
      'Returns only pictures with each of these words in their alternative text or in the name of content with them.',
    )
    search?: string | null,
  ): Promise<MediaPage> {
    return listMedia(context, { page: page ?? 1, unused: unused ?? false, search: search ?? '' });
  }

  @Query(() => [UploadedImage], {
    complexity: listOf(10),
    description: 'Returns the pictures at these URLs; leaves out those that are not on the server.',
  })
  async picturesAt(
    @Ctx() { em }: Context,
    @ListArg('urls', () => String, {
      label: 'URLs',
      maxItems: 200,
      maxLength: 2_000,
      description: 'URLs of uploaded pictures.',
    })
    urls: string[],
  ): Promise<UploadedImage[]> {
    const pictures = await findPictures(em, urls);
    return [...pictures].map(([url, picture]) => ({ url, picture: pictureView(picture) }));
  }

  @Mutation(() => UploadedImage, {
    description: 'Changes the alternative text of an uploaded picture. NOT_FOUND if there is none.',
  })
  async describePicture(
    @Ctx() context: Context,
    @TextArg('url', text('URL', 200), 'The URL of the picture.') url: string,
    @TextArg('alt', alternativeText, 'The alternative text.')
    alt?: string | null,
  ): Promise<UploadedImage> {
    const picture = pictureView(await describePicture(context, url, oneLine(alt ?? '')));
    return { url: picture.src, picture };
  }

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
