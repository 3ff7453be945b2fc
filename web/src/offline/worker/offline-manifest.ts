import type { OfflinePage } from '../../../../rules/server-bundle.ts';

/** The server's list of pages for offline reading (graphql-api/src/site/offline-manifest.routes.ts). */
export const manifestPath = '/offline-manifest.json';

/** A page to store. */
export interface ListedPage extends OfflinePage {
  /** Missing until the server has rendered the page. */
  etag?: string;
  /** Other paths that lead to it, such as former ones. */
  aliases?: readonly string[];
}

/** `version` changes with the content and the release; empty until the server has rendered all pages. */
export interface OfflineManifest {
  version: string;
  pages: readonly ListedPage[];
}

/** Fetches the manifest; if unchanged, the browser's HTTP cache supplies it. Rejects without a connection. */
export async function fetchManifest(
  options: Pick<RequestInit, 'priority' | 'signal'> = {},
): Promise<OfflineManifest> {
  const response = await fetch(manifestPath, { cache: 'no-cache', priority: 'low', ...options });
  if (!response.ok) throw new Error(`The server answered ${manifestPath} with ${response.status}`);
  return { version: response.headers.get('etag') ?? '', pages: (await response.json()) as ListedPage[] };
}
