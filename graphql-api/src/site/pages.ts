import type { GraphQLSchema } from 'graphql';
import { type App, systemContext } from '../access/context.ts';
import { businessOf } from '../business/service.ts';
import { isUnavailable } from '../core/unavailable.ts';
import type { CachedResponse, ResponseCache } from '../response-cache/cache.ts';
import type { WebSite } from './build.ts';

/** Content type of a page. */
const HTML = 'text/html; charset=utf-8';

/** Gives the page at a path with its query, rendered or from the cache; a path without a page gives one of status 404. */
export type PageAt = (address: string) => Promise<CachedResponse>;

/**
 * What the router or its URLs would stumble over: its '*' takes no line break, a URL drops tabs, and a backslash is a slash
 * to it. The slug with a space instead of white space is the same slug; with a percent sign it is nobody's.
 */
function renderable(address: string): string {
  return address.replace(/%0[9ad]|%e2%80%a[89]/gi, '%20').replace(/%5c/gi, '%25');
}

/** The pages of the web, rendered at the address that they are cached under, so that no page depends on what that leaves out. */
export function cachedPages(
  app: App,
  schema: GraphQLSchema,
  { render, template, cacheKey, sources }: WebSite,
  responses: ResponseCache,
): PageAt {
  const business = businessOf(app.config);
  const { origin } = new URL(business.siteUrl);
  return (address) => {
    const key = cacheKey(new URL(origin + renderable(address)));
    return responses.get(key, async () => {
      const page = await render(new Request(origin + key), {
        schema,
        business,
        contextValue: systemContext(app),
        template: await template(key),
        isUnavailable,
      });
      if (page.error) app.log.error(page.error, 'a page could not be rendered');
      const { status, location, html, queries } = page;
      // In development the sources may be others the next time.
      return {
        status,
        location,
        type: HTML,
        body: html,
        isFailure: status >= 500 || sources !== undefined,
        queries,
      };
    });
  };
}
