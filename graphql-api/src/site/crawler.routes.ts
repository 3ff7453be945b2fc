import type { FastifyInstance } from 'fastify';
import type { AnswerCache } from '../answer/answer-cache.ts';
import { sendAnswer } from '../answer/send-answer.ts';
import { indexBlogs } from '../blog/blog.service.ts';
import { businessOf } from '../business/business.service.ts';
import { type App, systemContext } from '../context.ts';
import { indexLocationPages } from '../location/location.service.ts';
import type { WebSite } from './build.ts';
import { feed } from './feed.ts';
import { robots } from './robots.ts';
import { sitemap } from './sitemap.ts';

const types = {
  '/sitemap.xml': 'application/xml; charset=utf-8',
  '/feed.xml': 'application/atom+xml; charset=utf-8',
  '/robots.txt': 'text/plain; charset=utf-8',
} as const;

type Path = keyof typeof types;

/** What crawlers and feed readers ask for, made from the content as it is and kept until that changes. */
export function crawlerRoutes(
  server: FastifyInstance,
  app: App,
  { publicPaths }: WebSite,
  answers: AnswerCache,
): void {
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
  for (const path of Object.keys(types) as Path[]) {
    server.get(path, async (request, reply) => {
      const answer = await answers.get(path, async () => ({
        status: 200,
        body: await make[path](),
        isFailure: false,
      }));
      return sendAnswer(request, reply, answer, { type: types[path] });
    });
  }
}
