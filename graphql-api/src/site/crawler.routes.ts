import type { FastifyInstance } from 'fastify';
import { apiFolders } from '../../../rules/folders.ts';
import { indexBlogs } from '../blog/service.ts';
import { readBusiness } from '../business/service.ts';
import { listLocationPages } from '../location/service.ts';
import { changeTimes } from '../page-content/changes.ts';
import { listOwnPages } from '../page-content/own-page.ts';
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
    const own = (await listOwnPages(context)).filter(({ isListed }) => isListed);
    const body = sitemap({
      siteUrl,
      paths: [...publicPaths, ...own.map(({ path }) => path)],
      changedAt: (path) =>
        own.find((page) => page.path === path)?.updatedAt ??
        latest(allKeysOn(path).flatMap((key) => changes.get(key) ?? [])),
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

/** Disallows the folders of the API. Pages with `noindex` stay fetchable, or crawlers would not read it. */
function robots(siteUrl: string): string {
  // A page of the owner may begin with the same letters.
  const ends = ['$', '/', '?'];
  const rules = apiFolders.flatMap((name) => ends.map((end) => `Disallow: /${name}${end}\n`)).join('');
  return `User-agent: *\n${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
