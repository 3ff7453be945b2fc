import { pictureIdIn } from '../../../../rules/wire/picture.ts';
import { useDescribePictureMutation, usePicturesAtQuery } from '../../generated/admin-hooks.ts';
import { useChange } from '../ui/change/use-change.ts';

interface Described {
  src: string;
  alt: string;
}

/** Returns whether a picture's alternative text is a suggestion that nobody has checked, and `confirm`. */
export function useSuggestedText({ src, alt }: Described) {
  const { data } = usePicturesAtQuery({ variables: { urls: [src] }, skip: !pictureIdIn(src) });
  const describe = useChange(useDescribePictureMutation(), ['PicturesAt']);
  const stored = data?.picturesAt[0];
  return {
    isSuggested: Boolean(stored?.isSuggested) && stored?.picture.alt === alt,
    confirm: () => describe({ url: src, alt }),
  };
}
