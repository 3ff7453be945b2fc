import { periods } from '../../../rules/periods.ts';
import { createPage } from '../platform/graphql/numbered-page.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';
import type { MediaSort } from './media.service.ts';
import type { PictureFormat } from './view.ts';

export const PictureFormatEnum = createEnum<PictureFormat>('PictureFormat', 'The format of a picture file.', {
  avif: 'The format with the smallest files.',
  webp: 'Supported by all current browsers.',
  jpg: 'Supported by all clients.',
});

const PictureSource = createType('PictureSource', 'One format of a picture, in several widths.', {
  type: field.text("The media type of the files, such as 'image/avif'."),
  srcset: field.text('The URLs with their widths, as in the srcset attribute.'),
});

export const FocusType = createType('Focus', 'A point of a picture.', {
  x: field.int('Percent from the left.'),
  y: field.int('Percent from the top.'),
});

export const PictureType = createType('Picture', 'A picture in all its formats and widths.', {
  src: field.text('The URL of the largest JPEG, for clients that need one URL.'),
  width: field.int('Width of the largest file, in pixels.'),
  height: field.int('Height of the largest file, in pixels.'),
  alt: field.text('The alternative text, for people who cannot see the picture.'),
  placeholder: field.text('A blurred miniature to show while the picture loads, as a data: URL.'),
  focus: field.orNull(
    field.object(() => FocusType, 'The point that stays visible in a crop; null for the centre.'),
  ),
  sources: field.list(() => PictureSource, 'The formats that are smaller than JPEG, best first.', 2),
});
export type PictureType = InstanceType<typeof PictureType>;

const image = {
  url: field.text('The URL of the picture, for `blog_image`.'),
  picture: field.object(() => PictureType, 'The picture in every format and width.'),
};

export const UsedPicture = createType('UsedPicture', 'A picture with the URL that a field has.', image);
export type UsedPicture = InstanceType<typeof UsedPicture>;

const isSuggested = field.flag(
  'Whether its alternative text is only a suggestion: from the name of its file, or of the picture before it.',
);

export const UploadedImage = createType('UploadedImage', 'A picture that has been stored.', {
  ...image,
  isSuggested,
  version: field.int('Increases with every change of its alternative text or focal point.'),
  isNew: field.orNull(
    field.flag('Of an upload: false if the library had the same picture already, with its alternative text.'),
  ),
});
export type UploadedImage = InstanceType<typeof UploadedImage>;

export const VideoType = createType('Video', 'A video file.', {
  src: field.text('The URL of the video. Supports Range requests.'),
  type: field.text("The media type of the file, such as 'video/mp4'."),
  width: field.int('Width in pixels.'),
  height: field.int('Height in pixels.'),
  byteSize: field.int('Size of the file in bytes.'),
});
export type VideoType = InstanceType<typeof VideoType>;

const MediaEntry = createType('MediaEntry', 'The entry that uses a picture.', {
  kind: field.text('Its kind.'),
  number: field.int('Its number, unique within its kind.'),
  slug: field.orNull(field.text('Its slug, if it has one.')),
});

export const MediaUse = createType('MediaUse', 'Content that uses a picture.', {
  name: field.text('The name of the content.'),
  entry: field.orNull(
    field.object(() => MediaEntry, 'The entry; null for a deleted one, and for content that is no entry.'),
  ),
  isEarlier: field.flag('Whether only earlier versions of the entry use it.'),
});
export type MediaUse = InstanceType<typeof MediaUse>;

export const Media = createType('Media', 'An uploaded picture, and the content that uses it.', {
  ...image,
  uploadedAt: field.time('The time of the last upload.'),
  uses: field.list(
    () => MediaUse,
    'The content that uses it. An unused picture stays until an admin deletes it.',
    5,
  ),
  fileName: field.text('The name of the file at its first upload; empty if it had none.'),
  isSuggested,
  deletedAt: field.orNull(field.time('The time when an admin deleted it.')),
  deletedOn: field.orNull(
    field.time(
      `The time at which the server removes it: ${periods.unusedPicture.words} after an upload that no content has named, ${periods.trash.words} after an admin deleted it. Null if it stays.`,
    ),
  ),
  version: field.int('Increases with every change of its alternative text or focal point.'),
});
export type Media = InstanceType<typeof Media>;

export const StoredVideo = createType('StoredVideo', 'An uploaded video, and the content that uses it.', {
  video: field.object(() => VideoType, 'The video.'),
  uploadedAt: field.time('The time of the upload.'),
  uses: field.list(
    () => MediaUse,
    'The content that uses it. An unused video stays until an admin deletes it.',
    2,
  ),
  deletedOn: field.orNull(
    field.time(
      `The time at which the server removes a deleted one, ${periods.trash.words} later. Null if it stays.`,
    ),
  ),
});
export type StoredVideo = InstanceType<typeof StoredVideo>;

export const MediaSortEnum = createEnum<MediaSort>('MediaSort', 'The order of the uploaded pictures.', {
  newest: 'The latest upload first.',
  oldest: 'The earliest upload first.',
  largest: 'The one with the most pixels first.',
  smallest: 'The one with the fewest pixels first.',
  'most.used': 'The one with the most uses first.',
});

export const MediaItem = createType('MediaItem', 'An uploaded picture and its neighbours in a list.', {
  media: field.object(() => Media, 'The picture.'),
  previous: field.orNull(field.id('The id of the picture before it; null for the first one.')),
  next: field.orNull(field.id('The id of the picture after it; null for the last one.')),
  position: field.orNull(field.int('Its position, from 1; null if the list does not have it.')),
  totalCount: field.int('The number of pictures in the list.'),
});
export type MediaItem = InstanceType<typeof MediaItem>;

export const MediaPage = createPage(
  'MediaPage',
  'A page of the uploaded pictures.',
  () => Media,
  'pictures',
  24,
);
export type MediaPage = InstanceType<typeof MediaPage>;
