import { registerRoute } from 'workbox-routing';
import { MAX_PHOTOS } from '../../../../rules/photo.ts';
import { putShared } from '../drafts/share-target.ts';
import { isSendable } from '../shared/photo-limits.ts';
import { rejectedPath, sharedPath, sharePath, tooManyPath } from '../shared/share-path.ts';

/** Stores photos from the share menu for the quote form, with or without a connection. */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    async ({ request }) => Response.redirect(await storeShared(request), 303),
    'POST',
  );
}

/**
 * Stores the photos and returns the URL of the form. Other sites can post here too: the limit of a quote
 * includes earlier photos that no form has taken over.
 */
async function storeShared(request: Request): Promise<string> {
  try {
    const files = (await request.formData()).getAll('photos').filter((it) => it instanceof File);
    if (files.length > MAX_PHOTOS) return tooManyPath;
    if (files.length === 0 || !files.every(isSendable)) return rejectedPath;
    return (await putShared(files, MAX_PHOTOS)) ? sharedPath : tooManyPath;
  } catch {
    // The request is incomplete, or the device is full.
    return rejectedPath;
  }
}
