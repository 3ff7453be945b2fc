import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isOwners } from '../../lib/owners-path.ts';
import { pageCaches } from '../shared/cache-names.ts';
import { pathBehind } from './aliases.ts';
import { CacheRefresh, expireLeastRecent, isCacheable, NotCachedError } from './caching.ts';
import { isBypassed, isCacheableUrl, pageKey } from './page-url.ts';

// Then the cached page is shown.
const timeoutSeconds = 4;
// The manifest has about 120 pages, 300 with a thousand articles; others are older articles that were opened.
const maxPages = 600;

/** A run of the worker that stores pages, each after `beforeEach`. */
export interface Run {
  event: ExtendableEvent;
  pages: Pages;
  beforeEach?: () => Promise<void>;
}

/** The cached pages of one version of the site. */
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

  /** Answers navigations from the network, else the cache, else with the shell, which the browser renders. */
  serve(): void {
    const { cacheName } = this;
    const shell: WorkboxPlugin = { handlerDidError: async () => this.match('/offline') };
    const behind: WorkboxPlugin = { handlerDidError: async ({ request }) => this.#behind(request.url) };
    const pages = new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: timeoutSeconds,
      matchOptions: { ignoreVary: true },
      plugins: [...this.#plugins(), { cacheWillUpdate: this.#withoutEtag }, behind, shell],
    });
    const handler: RouteHandlerCallback = async ({ event, request }) => {
      const response = await pages.handle({ event, request });
      // A cached page is better than the error of a proxy that cannot reach the site.
      if (![502, 503, 504, 511].includes(response.status)) return response;
      const cached = (await this.match(request.url)) ?? (await this.#behind(request.url));
      // 511: the sign-in page of a network, which counts as no connection.
      return cached ?? (response.status === 511 ? await this.match('/offline') : undefined) ?? response;
    };
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isBypassed(url),
      handler,
    );
    // Admin pages are never cached.
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwners(url.pathname),
      new NetworkOnly({ plugins: [shell] }),
    );
  }

  /** Returns the cached page of this URL. */
  async match(url: string): Promise<Response | undefined> {
    return caches.match(pageKey(url), { cacheName: this.cacheName, ignoreVary: true });
  }

  /** Returns a redirect to the cached page that another spelling or a former path leads to. */
  async #behind(url: string): Promise<Response | undefined> {
    const asked = new URL(url);
    const target = new URL(asked.origin + (await pathBehind(asked)));
    if (target.href === asked.href || !(await this.match(target.href))) return undefined;
    return Response.redirect(target.href, 302);
  }

  /** Fetches the ETag of a page, so that the server renders it; empty if that fails. */
  static async fetchEtag(path: string): Promise<string> {
    const { headers } = await fetch(path, { method: 'HEAD', cache: 'no-store', priority: 'low' });
    return headers.get('etag') ?? '';
  }

  /** Fetches a page into the cache, or deletes it if it no longer exists. Rejects as CacheRefresh does. */
  async refresh(event: ExtendableEvent, path: string): Promise<void> {
    try {
      await this.#refresh.refresh(event, path, 'text/html');
    } catch (error) {
      const isRemoved =
        error instanceof NotCachedError && (error.response.status === 404 || error.response.redirected);
      if (!isRemoved) throw error;
      await (await caches.open(this.cacheName)).delete(pageKey(path));
    }
  }

  /** Returns the paths of the cached pages of all versions. */
  static async paths(): Promise<string[]> {
    const requests = await Promise.all(
      (await pageCaches()).map(async (name) => (await caches.open(name)).keys()),
    );
    const paths = requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    return [...new Set(paths)];
  }

  /** Whether another version has cached pages: this one is an update. */
  async hasOthers(): Promise<boolean> {
    return (await this.#others()).length > 0;
  }

  /** Deletes the pages of other versions, whose files are deleted. */
  async dropOthers(): Promise<void> {
    for (const name of await this.#others()) {
      await caches.delete(name);
      // Deletes workbox's timestamps, which are in IndexedDB.
      await new CacheExpiration(name, { maxEntries: 1 }).delete();
    }
  }

  async #others(): Promise<string[]> {
    return (await pageCaches()).filter((name) => name !== this.cacheName);
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

  /**
   * Whether the precache has a page's files: during a release the server sends pages of two versions. A page
   * without files is not one of the site.
   */
  async #isOfThisVersion(response: Response): Promise<boolean> {
    const html = await response.clone().text();
    const files = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)];
    return files.length > 0 && files.every(([, file = '']) => this.#files.has(file));
  }

  /** Removes the ETag of a visited page, whose queries are not cached: `storePages` then stores both. */
  readonly #withoutEtag: WorkboxPlugin['cacheWillUpdate'] = async ({ request, response }) => {
    const etag = response.headers.get('etag');
    if ((await this.match(request.url))?.headers.get('etag') === etag) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** Whether a response may be cached under its URL. */
function isPage(request: Request, response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const isOwn = !response.redirected && isCacheableUrl(request.url);
  return isCacheable(response) && isHtml && isOwn;
}
