import { type PictureKey, pictures } from '../../content/pictures.ts';
import type { Picture } from '../../generated/types.ts';

/** Adds the alternative text to a `?picture` import from `media/`. */
export function staticPicture(key: PictureKey, made: Omit<Picture, 'alt'>): Picture {
  return { ...made, alt: pictures[key].alt };
}
