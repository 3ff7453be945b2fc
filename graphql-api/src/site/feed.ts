import type { Business } from '../business/type.ts';
import { addressByNumber, type PublicEntry } from '../entry/public.ts';
import { escapeXml } from '../platform/text/escape.ts';
import { latest } from './sitemap.ts';

/** The number of entries in the feed: readers poll often and show new ones only. */
export const MAX_ENTRIES = 50;

/** Returns entries, newest first, as an Atom feed (RFC 4287). Ids have numbers: slugs may change. */
export function feed({ name, siteUrl }: Business, entries: PublicEntry[]): string {
  const updated = latest(entries.map(({ updatedAt }) => updatedAt)) ?? new Date(0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
  <title>${escapeXml(name)}</title>
  <id>${escapeXml(siteUrl)}/blog</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/blog"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>${escapeXml(name)}</name></author>
${entries.map((entry) => feedEntry(siteUrl, entry)).join('\n')}
</feed>
`;
}

function feedEntry(siteUrl: string, { kind, number, title, path, ...entry }: PublicEntry): string {
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(siteUrl + addressByNumber(kind, number))}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl + path)}"/>
    <published>${entry.publishAt.toISOString()}</published>
    <updated>${entry.updatedAt.toISOString()}</updated>
    <summary type="html">${escapeXml(entry.summary)}</summary>
  </entry>`;
}
