/** What crawlers are asked to leave alone: what is no page. Pages that are not to be listed say so themselves. */
export function robots(siteUrl: string): string {
  return `User-agent: *
Disallow: /graphql
Disallow: /playground
Disallow: /api/

Sitemap: ${siteUrl}/sitemap.xml
`;
}
