import type { FastifyInstance } from 'fastify';
import type { Answer, AnswerCache, MadeAnswer } from '../answer/answer-cache.ts';
import { sendAnswer } from '../answer/send-answer.ts';
import { indexBlogs } from '../blog/blog.service.ts';
import { type App, systemContext } from '../context.ts';
import { indexLocationPages } from '../location/location.service.ts';
import type { WebSite } from './build.ts';

/** A page that the service worker keeps for reading without a connection. */
interface KeptPage {
  path: string;
  /** The page's own, by which the worker knows whether it has it already. */
  etag: string;
  /** The addresses of what the page asks at /graphql when it is opened from another one. */
  queries: readonly string[];
}

/**
 * `/kept.json`: every page to keep, made of the pages themselves, so that it is never another list. It changes with the
 * content and with the release, and is answered by 304 until then. While a page cannot be rendered it is left out, and the
 * list has no etag, by which a browser knows that it is not whole.
 */
export function keptPagesRoute(
  server: FastifyInstance,
  app: App,
  { keptPaths }: Pick<WebSite, 'keptPaths'>,
  { answers, pageAt }: { answers: AnswerCache; pageAt: (address: string) => Promise<Answer> },
): void {
  const make = async (): Promise<MadeAnswer> => {
    const context = systemContext(app);
    const blogs = await indexBlogs(context);
    const locations = await indexLocationPages(context);
    const pages: KeptPage[] = [];
    let isFailure = false;
    // One after the other: visitors' pages come in between.
    for (const path of keptPaths({ blogs, locations })) {
      const { status, etag, queries } = await pageAt(path);
      if (etag === undefined) isFailure = true;
      else if (status === 200) pages.push({ path, etag, queries });
    }
    return { status: 200, body: JSON.stringify(pages), isFailure };
  };
  server.get('/kept.json', async (request, reply) => {
    const answer = await answers.get('/kept.json', make);
    return sendAnswer(request, reply, answer, { type: 'application/json; charset=utf-8' });
  });
}
