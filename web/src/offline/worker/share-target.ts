import { registerRoute } from 'workbox-routing';
import { putShared } from '../drafts/share-target.ts';
import { isSendable, mostPhotos } from '../shared/photo-limits.ts';
import { rejectedPath, sharedPath, sharePath, tooManyPath } from '../shared/share-path.ts';

/** Takes photos that the phone's gallery shares with the installed site, with or without a connection, to the quote form. */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    // 303: what comes next is a page to be read, whatever this was.
    async ({ request }) => Response.redirect(await placeFor(request), 303),
    'POST',
  );
}

/**
 * Stores the photos, and gives the address where they are shown. Any site can send some here, so that no more are stored than
 * a quote may have, together with those that no form has taken yet.
 */
async function placeFor(request: Request): Promise<string> {
  try {
    const files = (await request.formData()).getAll('photos').filter((it) => it instanceof File);
    if (files.length > mostPhotos) return tooManyPath;
    if (files.length === 0 || !files.every(isSendable)) return rejectedPath;
    return (await putShared(files, mostPhotos)) ? sharedPath : tooManyPath;
  } catch {
    // A form that breaks off, or a device without room.
    return rejectedPath;
  }
}
