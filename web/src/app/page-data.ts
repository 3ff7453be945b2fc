import { graphql } from 'graphql';
import { createStaticHandler, RouterContextProvider } from 'react-router-dom';
import { changesByEntry } from '../../../rules/changes.ts';
import type { DataSource, OfflinePage, Published } from '../../../rules/server-bundle.ts';
import { apolloContext, type LoaderClient } from '../apollo/context.ts';
import { rejectingClient } from '../apollo/server-client.ts';
import type { PageContentQuery } from '../generated/documents.ts';
import { type Place, type SharedData, sharedContext } from '../lib/site.ts';
import { adminPages } from './admin-routes.tsx';
import { offlinePaths } from './offline-paths.ts';
import { createRoutes } from './routes.tsx';

export const handler = createStaticHandler(createRoutes(adminPages));

const sharedQuery = `{
  locationPages { location_id slug_url main_heading }
  pageContents { page }
  layout: pageContents(pages: ["navigation"]) { page changes { path value } }
}`;

/** Returns the shared data; without places and changes if reading fails, so that pages without data work. */
export async function readShared({
  schema,
  contextValue,
  business,
  mailedLink,
}: DataSource): Promise<SharedData> {
  const { data } = await graphql({ schema, source: sharedQuery, contextValue });
  const contents = (data?.['pageContents'] as { page: string }[] | undefined) ?? [];
  const entries = (data?.['layout'] as PageContentQuery['pageContents'] | undefined) ?? [];
  const layout = entries.length > 0 && { layout: changesByEntry(entries) };
  const places = (data?.['locationPages'] as Place[] | undefined) ?? [];
  return {
    business,
    places,
    changed: { keys: contents.map(({ page }) => page), ...layout },
    mailedLink,
  };
}

/** Runs the loaders of a page. */
export function loadPage(request: Request, apollo: LoaderClient, shared: SharedData) {
  const requestContext = new RouterContextProvider();
  requestContext.set(apolloContext, apollo);
  requestContext.set(sharedContext, shared);
  return handler.query(request, { requestContext });
}

/**
 * Returns the pages that are stored for offline reading, the most visited first. Runs their loaders with
 * a client that executes no query.
 */
export async function offlinePages(content: Published, site: DataSource): Promise<OfflinePage[]> {
  const shared = await readShared(site);
  const pageAt = async (path: string): Promise<OfflinePage> => {
    const { apollo, queries } = rejectingClient();
    await loadPage(new Request(new URL(path, site.business.siteUrl)), apollo, shared);
    return { path, queries };
  };
  return Promise.all(offlinePaths(content).map(pageAt));
}
