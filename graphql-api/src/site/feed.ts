import type { Blog } from '../blog/kind.ts';
import type { Business } from '../business/type.ts';
import { escapeXml } from '../platform/text/escape.ts';
import { latest } from './sitemap.ts';

/** The number of articles in the feed: readers poll often and show new entries only. */
export const MAX_ENTRIES = 50;

/** Returns articles, newest first, as an Atom feed (RFC 4287). Ids are article numbers: slugs may change. */
export function feed({ name, siteUrl }: Business, blogs: Blog[]): string {
  const updated = latest(blogs.map(({ updatedAt }) => updatedAt)) ?? new Date(0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
  <title>${escapeXml(name)}</title>
  <id>${escapeXml(siteUrl)}/blog</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/blog"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>${escapeXml(name)}</name></author>
${blogs.map((blog) => entry(siteUrl, blog)).join('\n')}
</feed>
`;
}

function entry(siteUrl: string, blog: Blog): string {
  const { blog_id, slug, title, brief_paragraph, publishAt, updatedAt } = blog;
  const published = publishAt ?? updatedAt;
  return `  <entry>
    <title>${escapeXml(title)}</title>
    <id>${escapeXml(siteUrl)}/artical/${blog_id}</id>
    <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/artical/${escapeXml(encodeURIComponent(slug))}"/>
    <published>${published.toISOString()}</published>
    <updated>${updatedAt.toISOString()}</updated>
    <summary type="html">${escapeXml(brief_paragraph ?? '')}</summary>
  </entry>`;
}
