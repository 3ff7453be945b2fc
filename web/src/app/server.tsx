import type { ApolloClient, NormalizedCacheObject } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { graphql } from 'graphql';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  RouterContextProvider,
  type StaticHandlerContext,
  StaticRouterProvider,
} from 'react-router-dom';
import { apolloContext } from '../apollo/context.ts';
import { serverClient } from '../apollo/server-client.ts';
import { changesByEntry } from '../content/common/changes.ts';
import { renderFailure, siteUnavailable } from '../content/common/messages.ts';
import type { PageContentQuery } from '../generated/documents.ts';
import { marksEagerHydration } from '../lib/hydration/eager-hydration.ts';
import { type Hydration, hydrationScript } from '../lib/hydration/hydration.ts';
import {
  businessContext,
  type ChangedContent,
  changedContext,
  type Place,
  placesContext,
  type Site,
} from '../lib/site.ts';
import { adminPages } from './admin-routes.tsx';
import {
  fillTemplate,
  inlineStyles,
  ownScriptsOf,
  preloadLinks,
  scriptsOf,
  splitHead,
  styleLinks,
  styleSheet,
} from './document.ts';
import { plainErrors } from './hydration-errors.ts';
import { createRoutes } from './routes.tsx';

// For /sitemap.xml.
export { allKeysOn } from '../content/common/keys.ts';
export { publicPaths } from '../content/common/public-paths.ts';
// For the editor of pages.
export { editableContent } from '../content/server/editable.ts';
// The server and the worker use the same cache keys.
export { cacheKey } from '../lib/cache-key.ts';
// For /manifest.webmanifest.
export { manifestFor } from '../offline/pwa/manifest.ts';
// For /offline-manifest.json.
export { offlinePaths } from './offline-paths.ts';
export type { Site };

export interface Rendered {
  /** 200, 404, 500 or 503, or 301 with a location. */
  status: number;
  /** The target of a redirect. */
  location?: string;
  /** The whole document; empty for a redirect. */
  html: string;
  /** The URLs of the page's queries, as a browser requests them in a client navigation. */
  queries: readonly string[];
  /** The source of the inline style sheet for the content security policy. */
  styleSource?: string;
  /** For the log, if the status is 500 or 503. */
  error?: unknown;
}

const handler = createStaticHandler(createRoutes(adminPages));

/** Renders the page of a GET request: its loaders run through the schema in this process, then React once. */
export async function render(request: Request, site: Site): Promise<Rendered> {
  const { apollo, queries } = serverClient(site.schema, site.contextValue);
  const requestContext = new RouterContextProvider();
  requestContext.set(apolloContext, apollo);
  requestContext.set(businessContext, site.business);
  const { places, changed } = await readShared(site);
  requestContext.set(placesContext, places);
  requestContext.set(changedContext, changed);
  const found = await handler.query(request, { requestContext });
  if (found instanceof Response) {
    return { status: found.status, location: found.headers.get('location') ?? '/', html: '', queries };
  }
  const error = found.errors && Object.values(found.errors)[0];
  const withoutCauses = (context: StaticHandlerContext) => withPublicErrors(context, site);
  const rendered = markup(found, apollo, withoutCauses);
  const failure = error ?? rendered.error;
  const { head, body } = splitHead(rendered.html);
  const ids = found.matches.map((match) => match.route.id);
  const isEager = marksEagerHydration(body);
  const { tags, source } = inlineStyles(body);
  const document = fillTemplate(site.template, {
    head,
    links: tags + styleLinks(ids) + (isEager ? preloadLinks(scriptsOf(ids)) : ''),
    app: body,
    data: hydrationScript({
      ...hydrationOf(request, rendered.context, apollo),
      scripts: isEager ? [] : ownScriptsOf(ids),
      ...(styleSheet && { styleSheet }),
    }),
  });
  return {
    status: failure && site.isUnavailable(failure) ? 503 : rendered.context.statusCode,
    html: document,
    queries,
    ...(source && { styleSource: source }),
    ...(failure ? { error: failure } : {}),
  };
}

const sharedQuery = `{
  locationPages { location_id slug_url main_heading }
  pageContents { page }
  layout: pageContents(pages: ["navigation"]) { page changes { path value } }
}`;

interface Shared {
  places: Place[];
  changed: ChangedContent;
}

/** Returns the location pages and the changed content; none if they cannot be read, so that pages without data do not fail. */
async function readShared({ schema, contextValue }: Site): Promise<Shared> {
  const { data } = await graphql({ schema, source: sharedQuery, contextValue });
  const contents = (data?.['pageContents'] as { page: string }[] | undefined) ?? [];
  const found = (data?.['layout'] as PageContentQuery['pageContents'] | undefined) ?? [];
  const layout = found.length > 0 && { layout: changesByEntry(found) };
  const places = (data?.['locationPages'] as Place[] | undefined) ?? [];
  return { places, changed: { keys: contents.map(({ page }) => page), ...layout } };
}

function hydrationOf(
  request: Request,
  context: StaticHandlerContext,
  apollo: ApolloClient,
): Omit<Hydration, 'scripts' | 'styleSheet'> {
  const { loaderData, actionData, errors } = context;
  const cache = apollo.cache.extract() as NormalizedCacheObject;
  return {
    path: new URL(request.url).pathname,
    router: { loaderData, actionData, errors: plainErrors(errors) },
    apollo: Object.keys(cache).length > 0 ? cache : null,
  };
}

interface Markup {
  html: string;
  context: StaticHandlerContext;
  error?: unknown;
}

/** Renders the page, or the error screen if a component throws. `withoutCauses` removes private details of errors. */
function markup(
  found: StaticHandlerContext,
  apollo: ApolloClient,
  withoutCauses: (context: StaticHandlerContext) => StaticHandlerContext,
): Markup {
  const context = withoutCauses(found);
  try {
    return { html: draw(context, apollo), context };
  } catch (error) {
    const boundary = context.matches.findLast((match) => match.route.ErrorBoundary)?.route.id ?? 'root';
    const failed = withoutCauses({ ...context, statusCode: 500, errors: { [boundary]: error } });
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
