import { photosTooMany, uploadFailure } from '../../content/messages.ts';
import type { PhotoSelection } from './selection.ts';

/** Adds what the phone's gallery has sent to this form's photos, and says what the worker did not take of it. */
export async function addShared(photos: PhotoSelection): Promise<void> {
  const { pathname, search, hash } = window.location;
  const shared = new URLSearchParams(search).get('shared');
  await photos.takeShared();
  if (shared === null) return;
  if (shared === 'refused') photos.alert(uploadFailure);
  if (shared === 'too-many') photos.alert(photosTooMany);
  // Told once: a reload is not another sharing.
  window.history.replaceState(window.history.state, '', pathname + hash);
}
