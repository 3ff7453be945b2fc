import type { FastifyInstance } from 'fastify';
import { ownPageKey } from '../../../rules/wire/own-page.ts';
import { indexBlogs } from '../blog/service.ts';
import { readBusiness } from '../business/service.ts';
import { listLocationPages } from '../location/service.ts';
import { changeTimes } from '../page-content/changes.ts';
import { listOwnPages } from '../page-content/service.ts';
import { type App, systemContext } from '../platform/access/context.ts';
import { serveText } from '../platform/cache/send-json.ts';
import { indexProjects } from '../portfolio/service.ts';
import type { WebSite } from './build.ts';
import { feed, MAX_ENTRIES } from './feed.ts';
import { latest, sitemap } from './sitemap.ts';

/** Sitemap, robots.txt and feed, rendered from the content and cached until it changes. */
export function crawlerRoutes(server: FastifyInstance, app: App, { publicPaths, allKeysOn }: WebSite): void {
  const { siteUrl } = app.config;
  serveText(server, '/sitemap.xml', async () => {
    const context = systemContext(app);
    const changes = await changeTimes(context);
    const blogs = await indexBlogs(context);
    const own = (await listOwnPages(context.em, { isPublished: true })).filter(({ isListed }) => isListed);
    const ownAt = (path: string) => own.find((page) => page.path === path);
    const keyAt = (path: string) => ownPageKey(ownAt(path)?.page_id ?? 0);
    const body = sitemap({
      siteUrl,
      paths: [...publicPaths, ...own.map(({ path }) => path)],
      changedAt: (path) =>
        latest([...allKeysOn(path), keyAt(path)].flatMap((key) => changes.get(key) ?? [])) ??
        ownAt(path)?.updatedAt,
      blogs,
      locationPages: await listLocationPages(context),
      projects: await indexProjects(context),
    });
    return { type: 'application/xml; charset=utf-8', body };
  });
  serveText(server, '/feed.xml', async () => {
    const context = systemContext(app);
    const body = feed(await readBusiness(context), await indexBlogs(context, { limit: MAX_ENTRIES }));
    return { type: 'application/atom+xml; charset=utf-8', body };
  });
  serveText(server, '/robots.txt', async () => ({
    type: 'text/plain; charset=utf-8',
    body: robots(siteUrl),
  }));
}

/** Disallows paths that are not pages. Pages with `noindex` stay fetchable. */
function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /graphql
Disallow: /playground
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
