import type { RouteHandlerCallback, WorkboxPlugin } from 'workbox-core/types.js';
import { CacheExpiration } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { NetworkFirst, NetworkOnly } from 'workbox-strategies';
import { isOwners } from '../../lib/owners-path.ts';
import { pagesPrefix } from '../shared/cache-names.ts';
import { Keep, NotCachedError } from './caching.ts';
import { isBypassed, isOfOwnAddress, pageKey } from './page-address.ts';
import { expireLeastRecent } from './plugins.ts';

// A slow train's connection is as good as none; after this the kept page is shown.
const patience = 4;
// Those of the list, some hundred and twenty, at a thousand articles three hundred, and older articles that were opened.
const mostPages = 600;

/** The pages of one version of the program: its name is that of their cache. */
export class Pages {
  readonly cacheName: string;
  readonly #files: ReadonlySet<string>;
  readonly #keep: Keep;

  /** `files` are those of the program in this version. */
  constructor(cacheName: string, files: readonly URL[]) {
    this.cacheName = cacheName;
    this.#files = new Set(files.map(({ pathname }) => pathname));
    this.#keep = new Keep({ cacheName, plugins: this.#plugins() });
  }

  /** Answers navigations: the network's page, else the kept one, else a shell in which the program draws what it can. */
  serve(): void {
    const { cacheName } = this;
    const shell: WorkboxPlugin = { handlerDidError: async () => this.match('/offline') };
    const pages = new NetworkFirst({
      cacheName,
      networkTimeoutSeconds: patience,
      matchOptions: { ignoreVary: true },
      plugins: [...this.#plugins(), { cacheWillUpdate: this.#withoutAnswers }, shell],
    });
    const handler: RouteHandlerCallback = async ({ event, request }) => {
      const response = await pages.handle({ event, request });
      // A proxy without the site behind it: a kept page is better than its words.
      if (![502, 503, 504].includes(response.status)) return response;
      return (await this.match(request.url)) ?? response;
    };
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && !isBypassed(url),
      handler,
    );
    // The owner's pages are kept nowhere: without a connection the shell says what is possible.
    registerRoute(
      ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isOwners(url.pathname),
      new NetworkOnly({ plugins: [shell] }),
    );
  }

  /** The page that is kept for this address. */
  async match(address: string): Promise<Response | undefined> {
    return caches.match(pageKey(address), { cacheName: this.cacheName, ignoreVary: true });
  }

  /** Fetches a page and keeps it; one that is gone is forgotten. Rejects like Keep. */
  async keep(event: ExtendableEvent, path: string): Promise<void> {
    try {
      await this.#keep.keep(event, path, 'text/html');
    } catch (error) {
      const isGone =
        error instanceof NotCachedError && (error.answer.status === 404 || error.answer.redirected);
      if (!isGone) throw error;
      await (await caches.open(this.cacheName)).delete(pageKey(path));
    }
  }

  /** The paths that any version of the worker has kept. */
  static async paths(): Promise<string[]> {
    const names = (await caches.keys()).filter((name) => name.startsWith(pagesPrefix));
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    const paths = requests.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
    return [...new Set(paths)];
  }

  /** Whether another version has kept pages here: this one is an update. */
  async hasOthers(): Promise<boolean> {
    return (await this.#others()).length > 0;
  }

  /** Forgets the pages of other versions: they name files that are gone. */
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
      expireLeastRecent(mostPages),
    ];
  }

  /** Whether this device has the files that a page names: around a release the server sends pages of the other version too. */
  async #isOfThisVersion(response: Response): Promise<boolean> {
    const html = await response.clone().text();
    const named = html.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g);
    return [...named].every(([, file = '']) => this.#files.has(file));
  }

  /** A page that was merely opened has not asked what its program would: without the mark of its version it is looked at again. */
  readonly #withoutAnswers: WorkboxPlugin['cacheWillUpdate'] = async ({ request, response }) => {
    const etag = response.headers.get('etag');
    if ((await this.match(request.url))?.headers.get('etag') === etag) return response;
    const headers = new Headers(response.headers);
    headers.delete('etag');
    return new Response(response.body, { status: response.status, statusText: response.statusText, headers });
  };
}

/** Whether this is a page to keep: of this very address, for an estimate behind the '?' stands in its words. */
function isPage(request: Request, response: Response): boolean {
  const isHtml = response.headers.get('content-type')?.startsWith('text/html') ?? false;
  const isCacheable = !response.headers.get('cache-control')?.includes('no-store');
  const isOwn = !response.redirected && isOfOwnAddress(request.url);
  return response.status === 200 && isHtml && isCacheable && isOwn;
}
