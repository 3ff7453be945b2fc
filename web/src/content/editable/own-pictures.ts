import type { ContentPicture } from '../common/pictures.ts';
import { certifications } from '../shared/certifications.ts';

// For the server's bundle: a page must not load the pictures of other pages.

const files = import.meta.glob<ContentPicture>('../../media/*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
const pictures = new Map(
  [...Object.values(files), ...certifications.badges].map((picture) => [picture.name, picture]),
);

/** Returns a picture of `media/` with the files of this release. */
export function releasePicture(name: string): ContentPicture | undefined {
  return pictures.get(name);
}
