import type { Picture, Video } from './entity.ts';
import type { PictureType, VideoType } from './type.ts';

/** Widths that are offered, in pixels: a phone, a phone at double density, a laptop, a large screen. */
const WIDTHS = [480, 800, 1200, 1600, 2000];
export const MAX_WIDTH = 2560;
/** The widths that a client may ask for. */
export const offeredWidths: readonly number[] = [...WIDTHS, MAX_WIDTH];

/** The formats that are offered, best first; the last one every client reads. */
export const pictureFormats = ['avif', 'webp', 'jpg'] as const;
export type PictureFormat = (typeof pictureFormats)[number];

/** The widths of this picture: those of the list that it has pixels for, and its own. */
export function pictureWidths({ width }: Pick<Picture, 'width'>): number[] {
  const own = Math.min(width, MAX_WIDTH);
  return [...WIDTHS.filter((offered) => offered < own), own];
}

/** The smallest offered width that fills so many pixels, else the largest there is. */
export function widthFor(picture: Pick<Picture, 'width'>, pixels: number): number {
  const widths = pictureWidths(picture);
  return widths.find((width) => width >= pixels) ?? Math.max(...widths);
}

/** Where a picture is served in this width and format. */
export function pictureAddress(
  { picture_id }: Pick<Picture, 'picture_id'>,
  width: number,
  format: PictureFormat,
): string {
  return `/pictures/${picture_id}/${width}.${format}`;
}

/** The picture as GraphQL shows it. */
export function pictureView(picture: Picture): PictureType {
  const { width, height, alt, placeholder } = picture;
  const widths = pictureWidths(picture);
  const address = (wide: number, format: PictureFormat) => pictureAddress(picture, wide, format);
  const source = (format: 'avif' | 'webp') => ({
    type: `image/${format}`,
    srcset: widths.map((wide) => `${address(wide, format)} ${wide}w`).join(', '),
  });
  return {
    src: address(widths.at(-1) ?? width, 'jpg'),
    width,
    height,
    alt,
    placeholder,
    sources: [source('avif'), source('webp')],
  };
}

/** The id in an address of ours like `/pictures/{id}/1440.jpg`; undefined for any other address. */
export function pictureIdOf(address: string): string | undefined {
  return /\/pictures\/([0-9a-f]{32})\//.exec(address)?.[1];
}

/** The video as GraphQL shows it. */
export function videoView({ video_id, type, width, height, byteSize }: Video): VideoType {
  return { src: `/videos/${video_id}.mp4`, type, width, height, byteSize };
}
