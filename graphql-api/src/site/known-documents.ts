import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../access/context.ts';
import type { FindDocument, TrustedDocuments } from '../graphql/trusted-documents.ts';
import { archivedDocuments } from './releases.ts';

/** How often unknown hashes, also made-up ones, can have the archive read, in milliseconds. */
const READ_INTERVAL_MS = 5_000;
/** How long a request waits for that, in milliseconds: a client that gets 'not found' sends the text. */
const TIMEOUT_MS = 2_000;

const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

/**
 * Finds documents of this release, and those of the others in the archive of releases: older tabs request them, and newer ones
 * while a replica of the next release is running beside this process. The archive is read when the first unknown hash comes.
 */
export function documentFinder(
  { files, log }: Pick<App, 'files' | 'log'>,
  own: TrustedDocuments,
): FindDocument {
  let archived: TrustedDocuments = new Map();
  let readAt = Number.NEGATIVE_INFINITY;
  let reading = Promise.resolve();

  async function read(): Promise<void> {
    try {
      archived = await archivedDocuments(files);
    } catch (error) {
      log.warn(error, 'the documents of other releases cannot be read');
    }
  }

  return async (hash) => {
    if (hash === undefined || !isHash(hash)) return undefined;
    const known = own.get(hash) ?? archived.get(hash);
    if (known !== undefined) return known;
    if (performance.now() - readAt > READ_INTERVAL_MS) {
      readAt = performance.now();
      reading = read();
    }
    await Promise.race([reading, delay(TIMEOUT_MS, undefined, { ref: false })]);
    return archived.get(hash);
  };
}
