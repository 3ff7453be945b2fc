import type { ContentPicture } from '../../../content/common/pictures.ts';
import { certifications } from '../blocks/certifications/badges.ts';

// For the server's bundle: the browser must not load the pictures of every page.

const files = import.meta.glob<ContentPicture>('../media/*.jpg', {
  query: '?picture',
  import: 'default',
  eager: true,
});
const pictures = new Map(
  [...Object.values(files), ...certifications.badges].map((picture) => [picture.name, picture]),
);

/** Returns a picture of `media/` with the files of this release. */
export const releasePicture = (name: string): ContentPicture | undefined => pictures.get(name);
