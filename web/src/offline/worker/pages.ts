import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isOwners } from '../../lib/owners-path.ts';
import { pagesPrefix } from '../shared/cache-names.ts';
import { CacheRefresh, NotCachedError } from './caching.ts';
import { isBypassed, isOfOwnAddress, pageKey } from './page-address.ts';
import { expireLeastRecent } from './plugins.ts';

// A slower connection counts as none: the cached page is shown.
const timeoutSeconds = 4;
// Those of the list, some hundred and twenty, at a thousand articles three hundred, and older articles that were opened.
const maxPages = 600;

/** The pages of one version of the site: its name is that of their cache. */
export class Pages {
  readonly cacheName: string;
  readonly #files: ReadonlySet<string>;
  readonly #refresh: CacheRefresh;

  /** `files` are the scripts and styles of this version. */
  constructor(cacheName: string, files: readonly URL[]) {
    this.cacheName = cacheName;
    this.#files = new Set(files.map(({ pathname }) => pathname));
    this.#refresh = new CacheRefresh({ cacheName, plugins: this.#plugins() });
  }

  /** Answers navigations: the network's page, else the cached one, else the shell, which is rendered in the browser. */
  serve(): void {
    const { cacheName } = this;
    const shell: WorkboxPlugin = { handlerDidError: async () => this.match('/offline') };
    const pages = new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: timeoutSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [...this.#plugins(), { cacheWillUpdate: this.#withoutEtag }, shell],
    });
    const handler: RouteHandlerCallback = async ({ event, request }) => {
      const response = await pages.handle({ event, request });
      // A proxy without the site behind it: a cached page is better than the proxy's error.
      if (![502, 503, 504].includes(response.status)) return response;
      return (await this.match(request.url)) ?? response;
    };
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isBypassed(url),
      handler,
    );
    // Admin pages are never cached: without a connection the shell says what is possible.
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwners(url.pathname),
      new NetworkOnly({ plugins: [shell] }),
    );
  }

  /** The cached page of this address. */
  async match(address: string): Promise<Response | undefined> {
    return caches.match(pageKey(address), { cacheName: this.cacheName, ignoreVary: true });
  }

  /** Fetches a page into the cache; one that does not exist any more is removed. Rejects as CacheRefresh does. */
  async refresh(event: ExtendableEvent, path: string): Promise<void> {
    try {
      await this.#refresh.refresh(event, path, 'text/html');
    } catch (error) {
      const isRemoved =
        error instanceof NotCachedError && (error.answer.status === 404 || error.answer.redirected);
      if (!isRemoved) throw error;
      await (await caches.open(this.cacheName)).delete(pageKey(path));
    }
  }

  /** The paths of the pages that any version of the worker has cached. */
  static async paths(): Promise<string[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    return [...new Set(paths)];
  }

  /** Whether another version has cached pages: this one is an update. */
  async hasOthers(): Promise<boolean> {
    return (await this.#others()).length > 0;
  }

  /** Deletes the pages of other versions: they refer to files that are deleted. */
  async dropOthers(): Promise<void> {
    for (const name of await this.#others()) {
      await caches.delete(name);
      // And when they were used: workbox notes that elsewhere.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }
  }

  async #others(): Promise<string[]> {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(pagesPrefix) && name !== this.cacheName);
  }

  #plugins(): WorkboxPlugin[] {
    return [
      {
        cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url),
        cacheWillUpdate: async ({ request, response }) =>
          isPage(request, response) && (await this.#isOfThisVersion(response)) ? response : null,
      },
      expireLeastRecent(maxPages),
    ];
  }

  /** Whether this device has the files that a page names: around a release the server sends pages of the other version too. */
  async #isOfThisVersion(response: Response): Promise<boolean> {
    const html = await response.clone().text();
    const named = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
    return [...named].every(([, file = '']) => this.#files.has(file));
  }

  /** The queries of a page that was merely opened are not cached: without its etag it is stored again. */
  readonly #withoutEtag: WorkboxPlugin['cacheWillUpdate'] = async ({ request, response }) => {
    const etag = response.headers.get('etag');
    if ((await this.match(request.url))?.headers.get('etag') === etag) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** Whether this page may be cached: of this very address, for the page shows an estimate that is in the query. */
function isPage(request: Request, response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const isCacheable = !response.headers.get('cache-control')?.includes('no-store');
  const isOwn = !response.redirected && isOfOwnAddress(request.url);
  return response.status === 200 && isHtml && isCacheable && isOwn;
}
