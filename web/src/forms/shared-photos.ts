import { uploadFailure } from '../content/messages.ts';
import { takeShared } from '../offline/share-target.ts';
import type { PhotoSelection } from './photo-selection.ts';

/** Adds what the phone's gallery has sent to this form's photos, by the same rules as what is chosen here. */
export async function addShared(photos: PhotoSelection): Promise<void> {
  const { pathname, search, hash } = window.location;
  const shared = new URLSearchParams(search).get('shared');
  const files = await takeShared().catch(() => []);
  if (files.length > 0) photos.add(files);
  if (shared === null) return;
  if (shared === 'refused') photos.alert(uploadFailure);
  // Told once: a reload is not another sharing.
  window.history.replaceState(window.history.state, '', pathname + hash);
}
