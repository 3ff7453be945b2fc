import type { Picture } from '../../generated/types.ts';
import pictures from './pictures.json' with { type: 'json' };

/** A picture of a page. */
export interface ContentPicture extends Omit<Picture, 'focus'> {
  /** Its name in `media/`; an uploaded one has none. */
  name?: string;
  /** The point that stays visible in a crop, in percent from the left and top; else the design decides. */
  focus?: { x: number; y: number } | null;
}

/** The original alternative texts of the pictures of pages, by the name of their file in `media/`. */
export { pictures };

export type PictureName = keyof typeof pictures;
