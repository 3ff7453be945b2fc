import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { MAX_PAGE } from '../../../content/common/blog-pages.ts';
import { renderFailure, siteUnavailable } from '../../../content/common/messages.ts';
import { newPage } from '../../../content/page/new-page.ts';
import { kindsOf } from '../../../content/page/placed.ts';
import type { Rendered, ServerBundle, Site } from '../../../rules/server-bundle.ts';
import { Turns } from '../../../rules/turns.ts';
import { DRAFT_PATH } from '../../../rules/wire/draft-link.ts';
import { serverClient } from '../apollo/server-client.ts';
import { blockModule, loadContent } from '../blocks/load.ts';
import { marksEagerHydration } from '../lib/hydration/eager-hydration.ts';
import { type Hydration, hydrationScript } from '../lib/hydration/hydration.ts';
import { contentRoute } from '../lib/site.ts';
import type { ContentData } from '../lib/use-changes.ts';
import { manifestFor } from '../offline/pwa/manifest.ts';
import line from '../offline/pwa/offline-line.module.css';
import {
  fillTemplate,
  inlineParts,
  ownScriptsOf,
  preloadLinks,
  scriptsOf,
  splitHead,
  styleLinks,
  styleSheet,
} from './document.ts';
import { plainErrors } from './hydration-errors.ts';
import { handler, loadPage, offlinePages, readShared } from './page-data.ts';
import { releasePicture } from './release-pictures.ts';

const turns = new Turns();

/** Maximum size of a page's data, in characters: the browser loads more later, but not that of drafts. */
const MAX_DATA = 20_000;

/**
 * Renders the page of a GET request: its loaders run through the schema in this process, then React once.
 * `queries` are the URLs of the page's queries, as a browser requests them in a client navigation.
 */
export async function render(
  request: Request,
  site: Site,
): Promise<Rendered & { queries: readonly string[] }> {
  await turns.next();
  const { apollo, queries } = serverClient(site.schema, site.contextValue);
  const result = await loadPage(request, apollo, await readShared(site));
  if (result instanceof Response) {
    return { status: result.status, location: result.headers.get('location') ?? '/', html: '', queries };
  }
  const notFoundAt = site.mailedLink ? undefined : notFoundPath(result);
  if (notFoundAt !== undefined && notFoundAt !== pathOf(request))
    return { status: 404, html: '', notFoundAt, queries };
  if (site.submitted) result.actionData = { root: site.submitted };
  const error = result.errors && Object.values(result.errors)[0];
  await turns.next();
  const rendered = markup(result, apollo, site);
  const failure = error ?? rendered.error;
  const { head, body } = splitHead(rendered.html);
  const note = site.draftUntil ? draftNote(site.draftUntil) : '';
  const ids = await modulesOf(request, result);
  const isEager = marksEagerHydration(body);
  const { script, styles, policy } = inlineParts(note + body);
  const document = fillTemplate(
    site.template.replace('<body>', (tag) => tag + note),
    {
      head: script + (note && noindex) + head,
      links: styles + styleLinks(ids) + (isEager ? preloadLinks(scriptsOf(ids)) : ''),
      app: body,
      data: hydrationScript({
        ...(notFoundAt === undefined && { path: new URL(request.url).pathname }),
        ...hydrationOf(rendered.context, apollo, note ? Infinity : MAX_DATA),
        scripts: isEager ? [] : ownScriptsOf(ids),
        ...(styleSheet && { styleSheet }),
      }),
    },
  );
  return {
    status: failure && site.isUnavailable(failure) ? 503 : rendered.context.statusCode,
    html: document,
    queries,
    ...(policy && { policy }),
    ...(failure ? { error: failure } : {}),
  };
}

const noindex = '<meta name="robots" content="noindex">';

/** Returns the line above the page of a draft. It is not part of the page that React hydrates. */
const draftNote = (until: string): string =>
  `<aside class="${line.line} ${line.draft}" aria-label="Draft"><p class="${line.text}">Draft · not published · until ${until}</p></aside>`;

/** Returns the modules of a page in Vite's manifest: those of its routes and of its blocks. */
async function modulesOf(request: Request, { matches, loaderData }: StaticHandlerContext): Promise<string[]> {
  const path = new URL(request.url).pathname;
  const content = loaderData[contentRoute] as ContentData | null;
  const page = content?.own ? newPage(content.own.label) : await loadContent(path);
  const changes = content?.changes?.[path];
  const kinds = page ? [...kindsOf(page, changes)] : [];
  return [...matches.map((match) => match.route.id), ...kinds.map(blockModule)];
}

/** Returns the path and the query of a request. */
const pathOf = ({ url }: Request) => url.slice(new URL(url).origin.length);

/**
 * Returns the path of the 404 page of this kind, such as '/artical/%25': no slug contains a percent sign.
 * Returns undefined for a page that is found.
 */
function notFoundPath({ statusCode, matches }: StaticHandlerContext): string | undefined {
  if (statusCode !== 404) return undefined;
  const { route: { path: pattern = '*' } = {}, pathname } = matches.at(-1) ?? {};
  if (pathname === DRAFT_PATH) return DRAFT_PATH;
  const path = pattern.replace(/[:*][^/]*/g, '%25');
  // A page of the blog's list that does not exist.
  if (path === pattern) return `${path}?page=${MAX_PAGE}`;
  return path.startsWith('/') ? path : `/${path}`;
}

function hydrationOf(
  { loaderData, actionData, errors, matches }: StaticHandlerContext,
  apollo: ApolloClient,
  maxData: number,
): Omit<Hydration, 'path' | 'scripts' | 'styleSheet'> {
  const cache = apollo.cache.extract() as NormalizedCacheObject;
  const router = { ...(actionData && { actionData }), ...(errors && { errors: plainErrors(errors) }) };
  if (JSON.stringify(cache).length > maxData) {
    // Without its data the router runs the loader of the page in the browser.
    const { [matches.at(-1)?.route.id ?? '']: _, ...rest } = loaderData;
    return { router: { ...router, loaderData: rest }, apollo: null };
  }
  const hasData = Object.keys(cache).length > 0;
  return { router: { ...router, loaderData }, apollo: hasData ? cache : null };
}

interface Markup {
  html: string;
  context: StaticHandlerContext;
  error?: unknown;
}

/** Renders the page, or the error screen if a component throws. */
function markup(page: StaticHandlerContext, apollo: ApolloClient, site: Site): Markup {
  const context = withPublicErrors(page, site);
  try {
    return { html: draw(context, apollo), context };
  } catch (error) {
    const boundary = context.matches.findLast((match) => match.route.ErrorBoundary)?.route.id ?? 'root';
    const failed = withPublicErrors({ ...context, statusCode: 500, errors: { [boundary]: error } }, site);
    return { html: draw(failed, apollo), context: failed, error };
  }
}

function draw(context: StaticHandlerContext, apollo: ApolloClient): string {
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <ApolloProvider client={apollo}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </ApolloProvider>
    </StrictMode>,
  );
}

/** Replaces the messages of exceptions, which may contain internal details. */
function withPublicErrors(context: StaticHandlerContext, site: Site): StaticHandlerContext {
  if (!context.errors || import.meta.env.MODE === 'development') return context;
  const errors = Object.entries(context.errors).map(([id, error]) => [id, publicError(error, site)]);
  return { ...context, errors: Object.fromEntries(errors) };
}

function publicError(error: unknown, site: Site): unknown {
  if (isRouteErrorResponse(error)) return error;
  return new Error(site.isUnavailable(error) ? siteUnavailable : renderFailure);
}

export default {
  render,
  manifestFor,
  offlinePages,
  releasePicture,
} satisfies ServerBundle;
