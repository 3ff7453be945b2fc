import type { FastifyInstance } from 'fastify';
import { allKeysOn } from '../../../content/editable/entries.ts';
import { apiFolders } from '../../../rules/folders.ts';
import { publicPaths } from '../../../rules/pages.ts';
import { withFacts } from '../business/facts.ts';
import { readBusiness } from '../business/service.ts';
import { type PublicEntry, publicEntries, publicKinds } from '../entry/public.ts';
import { changeTimes } from '../page-content/changes.ts';
import { type App, type Context, systemContext } from '../platform/access/context.ts';
import { serveText } from '../platform/cache/send-json.ts';
import { feed, MAX_ENTRIES } from './feed.ts';
import { latest, sitemap } from './sitemap.ts';

/** Sitemap, robots.txt and feed, rendered from the content and cached until it changes. */
export function crawlerRoutes(server: FastifyInstance, app: App): void {
  const { siteUrl } = app.config;
  serveText(server, '/sitemap.xml', async () => {
    const context = systemContext(app);
    const changes = await changeTimes(context);
    const entries: PublicEntry[] = [];
    for (const kind of publicKinds(app)) entries.push(...(await publicEntries(context, kind)));
    const changedAt = (path: string) => latest(allKeysOn(path).flatMap((key) => changes.get(key) ?? []));
    const body = sitemap({ siteUrl, paths: publicPaths, changedAt, entries });
    return { type: 'application/xml; charset=utf-8', body };
  });
  serveText(server, '/feed.xml', async () => {
    const context = systemContext(app);
    const body = feed(await readBusiness(context), await newestEntries(context));
    return { type: 'application/atom+xml; charset=utf-8', body };
  });
  serveText(server, '/robots.txt', async () => ({
    type: 'text/plain; charset=utf-8',
    body: robots(siteUrl),
  }));
}

/** Returns the newest entries that have a text for the feed, with the facts in their texts. */
async function newestEntries(context: Context): Promise<PublicEntry[]> {
  const entries: PublicEntry[] = [];
  for (const kind of publicKinds(context.app))
    if (kind.feed) entries.push(...(await publicEntries(context, kind, MAX_ENTRIES)));
  const newest = entries.toSorted((one, other) => Number(other.publishAt) - Number(one.publishAt));
  return Promise.all(
    newest.slice(0, MAX_ENTRIES).map(async (entry) => {
      const { title, summary } = entry;
      return { ...entry, ...(await withFacts(context, { title, summary })) };
    }),
  );
}

/** Disallows the folders of the API. Pages with `noindex` stay fetchable, or crawlers would not read it. */
function robots(siteUrl: string): string {
  // A page of the owner may begin with the same letters.
  const ends = ['$', '/', '?'];
  const rules = apiFolders.flatMap((name) => ends.map((end) => `Disallow: /${name}${end}\n`)).join('');
  return `User-agent: *\n${rules}\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
