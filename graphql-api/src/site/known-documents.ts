import { setTimeout as delay } from 'node:timers/promises';
import type { App } from '../platform/access/context.ts';
import type { FindDocument, TrustedDocuments } from '../platform/graphql/trusted-documents.ts';
import { archivedDocuments } from './releases.ts';

/** Minimum interval between two reads of the archive, in milliseconds: unknown hashes can be made up. */
const READ_INTERVAL_MS = 5_000;
/** Timeout of reading the archive, in milliseconds. A client that gets 'not found' sends the query's text. */
const TIMEOUT_MS = 2_000;

const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text);

/**
 * Returns a function that finds trusted documents of this release and of the archived ones, which older tabs
 * and newer replicas use. The first unknown hash reads the archive.
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
    const text = own.get(hash) ?? archived.get(hash);
    if (text !== undefined) return text;
    if (performance.now() - readAt > READ_INTERVAL_MS) {
      readAt = performance.now();
      reading = read();
    }
    await Promise.race([reading, delay(TIMEOUT_MS, undefined, { ref: false })]);
    return archived.get(hash);
  };
}
