import { type PictureKey, pictures } from '../../content/pictures.ts';
import type { Picture } from '../../generated/types.ts';

/** A picture of `media/` (its `?picture` import) together with its alternative text. */
export function staticPicture(key: PictureKey, made: Omit<Picture, 'alt'>): Picture {
  return { ...made, alt: pictures[key].alt };
}
