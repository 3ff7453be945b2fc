import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { listOf } from '../platform/graphql/cost.ts';
import { type PictureFormat, pictureFormats } from './view.ts';

export const PictureFormatEnum = Object.fromEntries(
  pictureFormats.map((format) => [format.toUpperCase(), format]),
) as Record<Uppercase<PictureFormat>, PictureFormat>;
registerEnumType(PictureFormatEnum, {
  name: 'PictureFormat',
  description: 'The format of a picture file.',
  valuesConfig: {
    AVIF: { description: 'The format with the smallest files.' },
    WEBP: { description: 'Supported by all current browsers.' },
    JPG: { description: 'Supported by all clients.' },
  },
});

@ObjectType({ description: 'One format of a picture, in several widths.' })
class PictureSource {
  @Field(() => String, { description: "The media type of the files, such as 'image/avif'." })
  type: string;

  @Field(() => String, { description: 'The URLs with their widths, as in the srcset attribute.' })
  srcset: string;
}

@ObjectType('Picture', { description: 'A picture in all its formats and widths.' })
export class PictureType {
  @Field(() => String, { description: 'The URL of the largest JPEG, for clients that need one URL.' })
  src: string;

  @Field(() => Int, { description: 'Width of the largest file, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the largest file, in pixels.' })
  height: number;

  @Field(() => String, { description: 'The alternative text, for people who cannot see the picture.' })
  alt: string;

  @Field(() => String, {
    description: 'A blurred miniature to show while the picture loads, as a data: URL.',
  })
  placeholder: string;

  @Field(() => [PictureSource], {
    complexity: listOf(2),
    description: 'The formats that are smaller than JPEG, best first.',
  })
  sources: PictureSource[];
}

@ObjectType({ description: 'A picture that has been stored.' })
export class UploadedImage {
  @Field(() => String, { description: 'The URL of the picture, for `blog_image`.' })
  url: string;

  @Field(() => PictureType, { description: 'The picture in every format and width.' })
  picture: PictureType;
}

@ObjectType('Video', { description: 'A video file.' })
export class VideoType {
  @Field(() => String, { description: 'The URL of the video. Supports Range requests.' })
  src: string;

  @Field(() => String, { description: "The media type of the file, such as 'video/mp4'." })
  type: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height: number;

  @Field(() => Int, { description: 'Size of the file in bytes.' })
  byteSize: number;
}

@ObjectType({ description: 'An uploaded picture, and the content that uses it.' })
export class Media extends UploadedImage {
  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last upload or use.' })
  uploadedAt: Date;

  @Field(() => [String], {
    complexity: listOf(5),
    description: 'The names of the content that uses it; an unused picture is deleted after a week.',
  })
  usedBy: string[];
}

@ObjectType({ description: 'A page of the uploaded pictures.' })
export class MediaPage {
  @Field(() => [Media], { complexity: listOf(24), description: 'The pictures of this page.' })
  items: Media[];

  @Field(() => Int, { description: 'The number of pictures on all pages.' })
  totalCount: number;

  @Field(() => Int, { description: 'The number of this page; the first page is 1.' })
  page: number;

  @Field(() => Int, { description: 'The number of pages.' })
  pageCount: number;
}
