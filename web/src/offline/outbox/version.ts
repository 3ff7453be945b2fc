import type { OutboxItem, Rejection, SentVersion, StoredPhoto } from '../shared/database.ts';
import { newId } from '../shared/new-id.ts';

/** What of a submission its id stands for: the visitor's words and photos, not how or when they were sent. */
export function contentOf(input: Record<string, unknown>, photos: readonly StoredPhoto[]): string {
  const { submissionId: _id, ...said } = input;
  const sorted = Object.entries(said).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, photos.map(({ id }) => id)]);
}

/** The version as which an item goes out; of an item that an older release put in, the item's own id. */
export function versionOf({ submissionId, version, input, photos }: OutboxItem): SentVersion {
  return version ?? { id: submissionId, content: contentOf(input, photos) };
}

/**
 * The version as which `content` is sent after `previous`, which may have been stored although its answer was lost: the
 * same content again is the same version, for the server to recognize; a changed one has an id of its own.
 */
export function nextVersion(previous: OutboxItem, content: string): SentVersion {
  const { isRejected, earlier = [], ...last } = versionOf(previous);
  if (last.content === content) return { ...last, earlier };
  const isNeedless = isRejected && earlier.length > 0;
  return {
    id: newId(),
    content,
    earlier: isNeedless ? earlier : [...earlier, { ...previous, version: last }],
  };
}

/** An item with the server's refusal of its version. */
export function asRejected(item: OutboxItem, { message, fields }: Rejection): OutboxItem {
  const version = { ...versionOf(item), isRejected: true };
  return { ...item, version, state: 'refused', refusal: { message, fields } };
}
