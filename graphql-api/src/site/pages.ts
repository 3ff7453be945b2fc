import type { FastifyReply } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import PQueue from 'p-queue';
import { cacheKey } from '../../../content/cache-key.ts';
import type { PageState, Rendered } from '../../../rules/server-bundle.ts';
import { DRAFT_PATH } from '../../../rules/wire/draft-link.ts';
import { slugAtOldPath } from '../blog/imported.ts';
import { articlePath } from '../blog/kind.ts';
import { readBusiness, withSettings } from '../business/service.ts';
import { DOCUMENT_POLICY, readSharedDraft } from '../entry/draft-link.service.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import type { CachedResponse, Canonical, ResponseCache } from '../platform/cache/cache.ts';
import { extendPolicy } from '../platform/cache/send-response.ts';
import { isUnavailable } from '../platform/core/unavailable.ts';
import type { SendPage } from '../platform/feature.ts';
import { formatNearDay } from '../platform/text/format.ts';
import { MAX_SLUG } from '../platform/validation/args.ts';
import type { WebSite } from './build.ts';

/** Content type of a page. */
export const HTML = 'text/html; charset=utf-8';

/** The cached pages. Both functions read any spelling of a page's URL. */
export interface Pages {
  /** Returns the page, rendered or from the cache; a page with status 404 for unknown paths. */
  at(path: string): Promise<CachedResponse>;
  /** Returns the page if it is cached. */
  peek(path: string): CachedResponse | undefined;
}

/** Returns a function that sends a page with data of one visitor, which is never stored. */
export function ownPages(render: RenderPage): SendPage {
  return async (reply, path, state) => {
    const { html, ...page } = await render(path, state);
    extendPolicy(reply, page);
    return reply.code(page.status).header('cache-control', 'no-store').type(HTML).send(html);
  };
}

/** The page of a shared draft, its location, or the document of one without a page. */
type DraftPage = RenderedPage | { location: string } | { document: string };

/** Returns the page of a token's draft at a path; undefined at `DRAFT_PATH` for an invalid token. */
export type DraftAt = (path: string, token: string) => Promise<DraftPage | undefined>;

/** Returns a function that renders shared drafts. */
export function sharedDraftPages(app: App, render: RenderPage): DraftAt {
  // Each holds a connection, and views of one draft wait for each other.
  const queue = new PQueue({ concurrency: 1 });
  const pageOf = (token: string, at: string) =>
    readSharedDraft<DraftPage>(systemContext(app), token, async ({ path, expiresAt, document }, within) => {
      const draftUntil = expiresAt && formatNearDay(expiresAt);
      if (document !== undefined) return { document: draftUntil ? withNote(document, draftUntil) : document };
      // Visitors see the page.
      if (!draftUntil) return { location: path };
      if (path !== at) return { location: `${path}?draft=${token}` };
      return render(path, { draftUntil }, within);
    });
  return async (at, token) => {
    const page = await queue.add(() => pageOf(token, at));
    return page ?? (at === DRAFT_PATH ? undefined : { location: DRAFT_PATH });
  };
}

/** Returns the document of a draft with the line that its pages have, too (web/src/app/server.tsx). */
const withNote = (document: string, until: string): string =>
  document.replace(
    /<body[^>]*>/,
    (tag) => `${tag}<p style="margin:0;padding:8px 16px">Draft · not published · until ${until}</p>`,
  );

/** Sends a shared draft, uncached and unindexed, because its URL is secret. */
export function sendDraft(reply: FastifyReply, page: DraftPage): FastifyReply {
  reply.headers({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  });
  if ('location' in page && !('html' in page)) return reply.redirect(page.location, 302);
  if ('document' in page)
    return reply.header('content-security-policy', DOCUMENT_POLICY).type(HTML).send(page.document);
  extendPolicy(reply, page);
  return reply.code(page.status).type(HTML).send(page.html);
}

/**
 * Replaces segments that are longer than any slug, and characters that the router cannot match: its '*'
 * rejects line breaks, a URL drops tabs, and treats a backslash as a slash. Slugs ignore the kind of white
 * space, and no slug contains a percent sign.
 */
function renderable(url: string): string {
  const [path = '', ...search] = url.split(/(?=\?)/);
  const short = path.replace(/[^/]+/g, (it) => (decodeURIComponent(it).length > MAX_SLUG ? '%25' : it));
  return short.replace(/%0[9ad]|%e2%80%a[89]/gi, '%20').replace(/%5c/gi, '%25') + search.join('');
}

/** Renders the page at a path with its query: for one visitor, if `state` is given. */
export type RenderPage = (path: string, state?: PageState, context?: Context) => Promise<RenderedPage>;

/** A page, and whether the owner's changes could be read. */
type RenderedPage = Rendered & { hasBusiness: boolean };

/** Renders at the cache's key, so that a page cannot depend on parameters outside it. */
export function pageRenderer(app: App, schema: GraphQLSchema, { render, template }: WebSite): RenderPage {
  const { origin } = new URL(app.config.siteUrl);
  return async (path, state, contextValue = systemContext(app)) => {
    const key = cacheKey(new URL(origin + renderable(path)));
    // Pages without data open without the database too.
    const business = await readBusiness(contextValue).catch(() => null);
    const page = await render(new Request(origin + key), {
      schema,
      business: business ?? withSettings(app.config),
      contextValue,
      template: await template(key),
      isUnavailable,
      ...state,
    });
    if (page.error) app.log.error(page.error, 'a page could not be rendered');
    return { ...page, hasBusiness: business !== null };
  };
}

/** Returns the cached pages, each rendered at its canonical path with the parameters that it reads. */
export function cachedPages(
  app: App,
  render: RenderPage,
  { files }: WebSite,
  responses: ResponseCache,
): Pages {
  const { origin } = new URL(app.config.siteUrl);
  const urlOf = (path: string): Canonical => {
    const { pathname, search } = new URL(origin + path);
    return cacheKey(new URL(origin + renderable(canonicalPath(pathname)) + search)) as Canonical;
  };
  const pages = responses.add<Canonical>({
    partition: 'pages',
    render: async (url) => {
      const page = await render(url);
      const { policy, hasBusiness, notFoundAt } = page;
      const { status, location, html } = page.status === 404 ? await redirectOr404(app, url, page) : page;
      // Not cached: there is no limit to the number of unknown paths.
      if (status === 404 && notFoundAt !== undefined)
        return { status, location: notFoundAt, type: HTML, body: '', isFailure: true };
      // The cache omits pages without the owner's changes and, in development, all: the sources change.
      return {
        status,
        location,
        type: HTML,
        body: html,
        isFailure: status >= 500 || !hasBusiness || typeof files !== 'string',
        policy,
      };
    },
  });
  const at = async (path: string): Promise<CachedResponse> => {
    const response = await pages.get(urlOf(path));
    return response.status === 404 && response.location !== undefined ? at(response.location) : response;
  };
  return { at, peek: (path) => pages.peek(urlOf(path)) };
}

/** Returns the one spelling of a page's path: lower case, no needless escapes, no slash at the end. */
export function canonicalPath(pathname: string): string {
  const segments = pathname.split('/').map((segment) => decodeURIComponent(segment).toLowerCase());
  return segments
    .map(encodeURIComponent)
    .join('/')
    .replace(/(.)\/$/, '$1');
}

/** Returns the redirect of a path that an imported article had on its earlier site; else the 404 page. */
async function redirectOr404<Page extends { html: string }>(
  { database }: App,
  url: Canonical,
  notFound: Page,
) {
  const slug = await slugAtOldPath(database.em.fork(), new URL(url, 'http://site').pathname);
  return slug === null
    ? { ...notFound, status: 404, location: undefined }
    : { status: 301, location: articlePath(slug), html: '' };
}
