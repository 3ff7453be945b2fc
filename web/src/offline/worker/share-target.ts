import { registerRoute } from 'workbox-routing';
import { isSendable } from '../../forms/photo-limits.ts';
import { refusedPath, sharedPath, sharePath } from '../share-path.ts';
import { putShared } from '../share-target.ts';

/** Takes photos that the phone's gallery shares with the installed site, with or without a connection, to the quote form. */
export function takeSharedPhotos(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname === sharePath,
    // 303: what comes next is a page to be read, whatever this was.
    async ({ request }) => Response.redirect(await placeFor(request), 303),
    'POST',
  );
}

/** Keeps the photos, and gives the address where they are seen. How many a form takes, the form knows. */
async function placeFor(request: Request): Promise<string> {
  try {
    const files = (await request.formData()).getAll('photos').filter((it) => it instanceof File);
    if (files.length === 0 || !files.every(isSendable)) return refusedPath;
    await putShared(files);
    return sharedPath;
  } catch {
    // A form that breaks off, or a device without room.
    return refusedPath;
  }
}
