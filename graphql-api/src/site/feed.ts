import type { IndexedBlog } from '../blog/service.ts';
import type { Business } from '../business/type.ts';
import { escapeXml } from '../text/escape.ts';
import { latest } from './sitemap.ts';

/** A reader asks for the feed often, and for what is new only. */
const MOST_ENTRIES = 50;

/** The newest articles as an Atom feed (RFC 4287). An entry is known by its number, which outlives a change of its slug. */
export function feed({ name, siteUrl }: Business, blogs: IndexedBlog[]): string {
  const shown = blogs.slice(0, MOST_ENTRIES);
  const updated = latest(shown) ?? new Date(0);
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-CA">
  <title>${escapeXml(name)}</title>
  <id>${escapeXml(siteUrl)}/blog</id>
  <link rel="self" type="application/atom+xml" href="${escapeXml(siteUrl)}/feed.xml"/>
  <link rel="alternate" type="text/html" href="${escapeXml(siteUrl)}/blog"/>
  <updated>${updated.toISOString()}</updated>
  <author><name>${escapeXml(name)}</name></author>
${shown.map((blog) => entry(siteUrl, blog)).join('\n')}
</feed>
`;
}

function entry(siteUrl: string, blog: IndexedBlog): string {
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
