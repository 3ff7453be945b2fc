import type { OutboxItem, Rejection, SentVersion, StoredPhoto } from '../shared/database.ts';
import { newId } from '../shared/new-id.ts';

/** Returns the content that a submission's id stands for: the visitor's input and photos. */
export function contentOf(input: Record<string, unknown>, photos: readonly StoredPhoto[]): string {
  const { submissionId: _id, ...content } = input;
  const sorted = Object.entries(content).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return JSON.stringify([sorted, photos.map(({ id }) => id)]);
}

/** Returns the version that is sent. The first version has the item's own id. */
export function versionOf({ submissionId, version, input, photos }: OutboxItem): SentVersion {
  return version ?? { id: submissionId, content: contentOf(input, photos) };
}

/**
 * Returns the version for `content` after `previous`, which the server may have stored although its answer
 * was lost. The same content keeps the id, so that the server recognizes it; changed content gets a new id.
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

/** Returns the item with the server's rejection. */
export function asRejected(item: OutboxItem, { message, fields }: Rejection): OutboxItem {
  const version = { ...versionOf(item), isRejected: true };
  return { ...item, version, state: 'rejected', rejection: { message, fields } };
}
