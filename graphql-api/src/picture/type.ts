import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { listOf } from '../graphql/cost.ts';
import { type PictureFormat, pictureFormats } from './view.ts';

export const PictureFormatEnum = Object.fromEntries(
  pictureFormats.map((format) => [format.toUpperCase(), format]),
) as Record<Uppercase<PictureFormat>, PictureFormat>;
registerEnumType(PictureFormatEnum, {
  name: 'PictureFormat',
  description: 'A format that pictures are offered in.',
  valuesConfig: {
    AVIF: { description: 'The smallest files.' },
    WEBP: { description: 'Read by every browser of today.' },
    JPG: { description: 'Read by everything.' },
  },
});

@ObjectType({ description: 'One format of a picture, in several widths.' })
export class PictureSource {
  @Field(() => String, { description: "Its media type, such as 'image/avif'." })
  type: string;

  @Field(() => String, { description: 'The addresses with their widths, as in the srcset attribute.' })
  srcset: string;
}

@ObjectType('Picture', { description: 'A picture in every format and width it is offered in.' })
export class PictureType {
  @Field(() => String, { description: 'The largest JPEG, for clients that take one address.' })
  src: string;

  @Field(() => Int, { description: 'Width of the largest, in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height of the largest, in pixels.' })
  height: number;

  @Field(() => String, { description: 'What is seen, in words, for those who do not see it.' })
  alt: string;

  @Field(() => String, { description: 'A blurred miniature to show while it loads, as a data: address.' })
  placeholder: string;

  @Field(() => [PictureSource], { complexity: listOf(2), description: 'The smaller formats, best first.' })
  sources: PictureSource[];
}

@ObjectType({ description: 'A picture that has been stored.' })
export class UploadedImage {
  @Field(() => String, { description: 'Its address, for `blog_image`.' })
  url: string;

  @Field(() => PictureType, { description: 'The picture in every format and width.' })
  picture: PictureType;
}

@ObjectType('Video', { description: 'A video file.' })
export class VideoType {
  @Field(() => String, { description: 'Its address; Range requests are answered.' })
  src: string;

  @Field(() => String, { description: "Its media type, such as 'video/mp4'." })
  type: string;

  @Field(() => Int, { description: 'Width in pixels.' })
  width: number;

  @Field(() => Int, { description: 'Height in pixels.' })
  height: number;

  @Field(() => Int, { description: 'Size of the file in bytes.' })
  byteSize: number;
}
