import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { optional } from '../../../rules/field/optional.ts';
import { text } from '../../../rules/field/text.ts';
import { alternativeText } from '../../../rules/form/picture.ts';
import { oneLine } from '../../../rules/storable.ts';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { BadInput } from '../platform/core/errors.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { GraphQLUpload } from '../platform/upload/scalar.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import { IdArg, SearchArg } from '../platform/validation/args.ts';
import { ListArg, TextArg } from '../platform/validation/input.ts';
import type { Picture } from './entity.ts';
import { changePicture, deletePictures, keepPicturesAt } from './library.service.ts';
import { findMedia, listMedia, type MediaFilter, type MediaSort } from './media.service.ts';
import { findPictures } from './service.ts';
import { MediaItem, MediaPage, MediaSortEnum, StoredVideo, UploadedImage } from './type.ts';
import { uploadPicture, uploadVideo } from './upload.service.ts';
import { deleteVideo, listVideos, restoreVideo } from './video.service.ts';
import { pictureView, videoView } from './view.ts';

export const PictureUrlArg = (name = 'url', description = 'The URL of the picture.') =>
  TextArg(name, text('URL', 200), description);
const VideoUrlArg = () => TextArg('src', text('URL', 200), 'The URL of the video.');
const UrlsArg = (description = 'URLs of uploaded pictures.') =>
  ListArg('urls', () => String, { label: 'URLs', maxItems: 200, maxLength: 2_000, description });
const UnusedArg = () =>
  Arg('unused', () => Boolean, { nullable: true, description: 'Returns only pictures that nothing uses.' });
const DeletedArg = () =>
  Arg('deleted', () => Boolean, {
    nullable: true,
    description: 'Returns the pictures that an admin deleted instead of the others.',
  });
const UncheckedArg = () =>
  Arg('unchecked', () => Boolean, {
    nullable: true,
    description: 'Returns only pictures whose alternative text is missing or a suggestion.',
  });
const SortArg = () =>
  Arg('sort', () => MediaSortEnum, { nullable: true, description: 'The order; the default is NEWEST.' });
const MediaSearchArg = () =>
  SearchArg(
    'Returns only pictures with each of these words in their alternative text, in the name of their file or in the name of content with them.',
  );
const ReadVersionArg = () =>
  Arg('version', () => Int, {
    nullable: true,
    description:
      'The `version` that was read. CONFLICT if the picture has a newer one; without it the last write wins.',
  });

const PercentArg = (name: string, description: string) =>
  Arg(name, () => Int, { nullable: true, description });
/** Returns the nearest step: pages have a style for each ten percent. Throws BadInput. */
function stepOf(name: string, percent: number): number {
  if (percent < 0 || percent > 100) throw new BadInput({ [name]: 'A percentage is from 0 to 100.' });
  return Math.round(percent / 10) * 10;
}

type Given<T> = { [Name in keyof T]?: T[Name] | null | undefined };

const filterOf = ({ unused, deleted, unchecked, search, sort }: Given<MediaFilter>): MediaFilter => ({
  unused: unused ?? false,
  deleted: deleted ?? false,
  unchecked: unchecked ?? false,
  search: search ?? '',
  sort: sort ?? 'newest',
});

function viewOf(picture: Picture): UploadedImage {
  const view = pictureView(picture);
  return { url: view.src, picture: view, isSuggested: picture.isSuggested, version: picture.version };
}

@Access('content')
@Resolver()
export class PictureResolver {
  @Mutation(() => UploadedImage, { description: 'Stores a picture, for an article or the portfolio.' })
  async uploadImage(
    @Ctx() context: Context,
    @Arg('file', () => GraphQLUpload, { description: 'A picture, at most 10 MB.' }) file: UploadedFile,
    @TextArg('alt', alternativeText, 'The alternative text.')
    alt?: string | null,
    @Arg('isSuggested', () => Boolean, {
      nullable: true,
      description: 'Whether the alternative text is only a suggestion from the name of the file.',
    })
    isSuggested?: boolean | null,
    @TextArg(
      'fileName',
      optional(text('Name of the file', 255)),
      'The name of the file, by which it is found.',
    )
    fileName?: string | null,
  ): Promise<UploadedImage> {
    const { picture, isNew } = await uploadPicture(context, file, {
      alt: oneLine(alt ?? ''),
      fileName: oneLine(fileName ?? ''),
      isSuggested: Boolean(isSuggested && alt),
    });
    return { ...viewOf(picture), isNew };
  }

  @Query(() => MediaPage, { description: 'Returns a page of the uploaded pictures.' })
  media(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, description: 'The page; the first page is 1.' })
    page?: number | null,
    @UnusedArg() unused?: boolean | null,
    @MediaSearchArg() search?: string | null,
    @DeletedArg() deleted?: boolean | null,
    @SortArg() sort?: MediaSort | null,
    @UncheckedArg() unchecked?: boolean | null,
  ): Promise<MediaPage> {
    return listMedia(context, page ?? 1, filterOf({ unused, deleted, unchecked, search, sort }));
  }

  @Query(() => MediaItem, {
    nullable: true,
    description:
      'Returns an uploaded picture with its neighbours in the list with these filters. Null if there is none.',
  })
  mediaItem(
    @Ctx() context: Context,
    @IdArg('id', 'The id in the URL of the picture.') id: string,
    @UnusedArg() unused?: boolean | null,
    @MediaSearchArg() search?: string | null,
    @DeletedArg() deleted?: boolean | null,
    @SortArg() sort?: MediaSort | null,
    @UncheckedArg() unchecked?: boolean | null,
  ): Promise<MediaItem | null> {
    return findMedia(context, id, filterOf({ unused, deleted, unchecked, search, sort }));
  }

  @Query(() => [UploadedImage], {
    complexity: listOf(10),
    description: 'Returns the pictures at these URLs; leaves out those that are not on the server.',
  })
  async picturesAt(@Ctx() { em }: Context, @UrlsArg() urls: string[]): Promise<UploadedImage[]> {
    const pictures = await findPictures(em, urls);
    return [...pictures].map(([url, picture]) => ({ ...viewOf(picture), url }));
  }

  @Mutation(() => UploadedImage, {
    description: 'Changes the alternative text of an uploaded picture. NOT_FOUND if there is none.',
  })
  async describePicture(
    @Ctx() context: Context,
    @PictureUrlArg() url: string,
    @TextArg('alt', alternativeText, 'The alternative text.')
    alt?: string | null,
    @ReadVersionArg() version?: number | null,
  ): Promise<UploadedImage> {
    const change = { alt: oneLine(alt ?? ''), isSuggested: false } as const;
    const picture = await changePicture(context, url, change, version ?? undefined);
    return viewOf(picture);
  }

  @Mutation(() => UploadedImage, {
    description:
      'Changes the focal point of an uploaded picture, wherever it is used without one of its own. Without x and y it is the centre. NOT_FOUND if there is none.',
  })
  async focusPicture(
    @Ctx() context: Context,
    @PictureUrlArg() url: string,
    @PercentArg('x', 'Percent from the left, in steps of ten.') x?: number | null,
    @PercentArg('y', 'Percent from the top, in steps of ten.') y?: number | null,
    @ReadVersionArg() version?: number | null,
  ): Promise<UploadedImage> {
    const focus =
      typeof x === 'number' && typeof y === 'number' ? { x: stepOf('x', x), y: stepOf('y', y) } : null;
    return viewOf(await changePicture(context, url, { focus }, version ?? undefined));
  }

  @Mutation(() => [ID], {
    complexity: listOf(10),
    description:
      'Deletes those of these pictures that nothing uses; `keepPictures` restores them for thirty days. Returns the ids of the deleted ones.',
  })
  deletePictures(@Ctx() context: Context, @UrlsArg() urls: string[]): Promise<string[]> {
    return deletePictures(context, urls);
  }

  @Mutation(() => [ID], {
    complexity: listOf(10),
    description: 'Keeps pictures until an admin deletes them, and restores deleted ones. Returns their ids.',
  })
  keepPictures(@Ctx() context: Context, @UrlsArg() urls: string[]): Promise<string[]> {
    return keepPicturesAt(context, urls);
  }

  @Query(() => [StoredVideo], {
    complexity: listOf(20),
    description: 'Returns the latest uploaded videos, at most 100, those that an admin deleted too.',
  })
  videos(@Ctx() context: Context): Promise<StoredVideo[]> {
    return listVideos(context);
  }

  @Mutation(() => Boolean, {
    description:
      'Deletes a video that nothing uses; `restoreVideo` restores it for thirty days. Returns whether it is deleted.',
  })
  deleteVideo(@Ctx() context: Context, @VideoUrlArg() src: string): Promise<boolean> {
    return deleteVideo(context, src);
  }

  @Mutation(() => Boolean, { description: 'Restores a deleted video. Returns whether there is one.' })
  restoreVideo(@Ctx() context: Context, @VideoUrlArg() src: string): Promise<boolean> {
    return restoreVideo(context, src);
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
