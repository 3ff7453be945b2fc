import { pictureUrl } from '../../../rules/wire/picture.ts';
import type { Picture, Video } from './entity.ts';
import type { PictureType, VideoType } from './type.ts';

/** Widths of the variants in pixels: a phone, a phone at double density, a laptop, a large screen. */
const WIDTHS = [480, 800, 1200, 1600, 2000];
const MAX_WIDTH = 2560;
/** The widths that a client may request. */
export const offeredWidths: readonly number[] = [...WIDTHS, MAX_WIDTH];

/** The formats of the variants, best first; every client can read the last one. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** Returns the widths of a picture's variants: those of the list that are smaller than it, and its own. */
export function pictureWidths({ width }: Pick<Picture, 'width'>): number[] {
  const own = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((offered) => offered < own), own];
}

/** Returns the smallest width of at least `pixels`, else the largest. */
export function widthFor(picture: Pick<Picture, 'width'>, pixels: number): number {
  const widths = pictureWidths(picture);
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}

/** Returns the GraphQL type of a picture. */
export function pictureView(picture: Picture): PictureType {
  const { width, height, alt, placeholder, focus } = picture;
  const widths = pictureWidths(picture);
  const url = (wide: number, format: PictureFormat) => pictureUrl(picture.picture_id, wide, format);
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcset: widths.map((wide) => `${url(wide, format)} ${wide}w`).join(', '),
  });
  return {
    src: url(widths.at(-1) ?? width, 'jpg'),
    width,
    height,
    alt,
    placeholder,
    focus,
    sources: [source('avif'), source('webp')],
  };
}

/** Returns the GraphQL type of a video. */
export function videoView({ video_id, type, width, height, byteSize }: Video): VideoType {
  return { src: `/videos/${video_id}.mp4`, type, width, height, byteSize };
}

/** Returns the id in the URL of a video of the site; undefined for any other URL. */
export function videoIdOf(url: string): string | undefined {
  return /^\/videos\/([0-9a-f]{32})\.mp4$/.exec(url)?.[1];
}
