/** Where the server lists the pages to store for reading offline (graphql-api/src/site/offline-manifest.routes.ts). */
export const manifestPath = '/offline-manifest.json';

/** A page to store, with the addresses of its queries. */
export interface OfflinePage {
  path: string;
  etag: string;
  queries: readonly string[];
}

/**
 * Every page to store. `version` changes with the content and the release, and with nothing else; it is empty where the server
 * could not make all of the pages this time.
 */
export interface OfflineManifest {
  version: string;
  pages: readonly OfflinePage[];
}

/** Fetches the list; the browser's own cache answers where it has not changed. Rejects without a connection. */
export async function fetchList(
  how: Pick<RequestInit, 'priority' | 'signal'> = {},
): Promise<OfflineManifest> {
  const response = await fetch(manifestPath, { cache: 'no-cache', priority: 'low', ...how });
  if (!response.ok) throw new Error(`The offline manifest was answered by ${response.status}`);
  return { version: response.headers.get('etag') ?? '', pages: (await response.json()) as OfflinePage[] };
}
