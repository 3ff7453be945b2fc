/** A page to keep, as the server lists it: `/kept.json`, graphql-api/src/site/offline-manifest.routes.ts. */
export interface PrecacheEntry {
  path: string;
  etag: string;
  queries: readonly string[];
}

/**
 * Every page to keep. `version` changes with the content and the release, and with nothing else; it is empty where the server
 * could not make all of the pages this time.
 */
export interface OfflineManifest {
  version: string;
  pages: readonly PrecacheEntry[];
}

/** Asks the server for the list; 304 where it has not changed. Rejects without a connection. */
export async function fetchList(
  how: Pick<RequestInit, 'priority' | 'signal'> = {},
): Promise<OfflineManifest> {
  const response = await fetch('/kept.json', { cache: 'no-cache', priority: 'low', ...how });
  if (!response.ok) throw new Error(`The list of pages to keep was answered by ${response.status}`);
  return { version: response.headers.get('etag') ?? '', pages: (await response.json()) as PrecacheEntry[] };
}
