import type { FastifyInstance } from 'fastify';
import { indexBlogs } from '../blog/blog.service.ts';
import { businessOf } from '../business/business.service.ts';
import { type App, systemContext } from '../context.ts';
import { indexLocationPages } from '../location/location.service.ts';
import type { WebSite } from './build.ts';
import { feed } from './feed.ts';
import { PageCache } from './page-cache.ts';
import { robots } from './robots.ts';
import { sendKept } from './send-kept.ts';
import { sitemap } from './sitemap.ts';

const types = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
} as const;

type Path = keyof typeof types;

/** What crawlers and feed readers ask for, made from the content as it is and kept until that changes. */
export function crawlerRoutes(server: FastifyInstance, app: App, { publicPaths }: WebSite): void {
  const business = businessOf(app.config);
  const { siteUrl } = business;
  const make: Record<Path, () => Promise<string>> = {
    '/sitemap.xml': async () => {
      const context = systemContext(app);
      const blogs = await indexBlogs(context);
      return sitemap({
        siteUrl,
        paths: publicPaths,
        blogs,
        locationPages: await indexLocationPages(context),
      });
    },
    '/feed.xml': async () => feed(business, await indexBlogs(systemContext(app))),
    '/robots.txt': async () => robots(siteUrl),
  };
  const texts = new PageCache(app.contentVersion, async (path) => ({
    status: 200,
    html: await make[path as Path](),
  }));
  for (const path of Object.keys(types) as Path[]) {
    server.get(path, async (request, reply) => sendKept(request, reply, await texts.get(path), types[path]));
  }
}
