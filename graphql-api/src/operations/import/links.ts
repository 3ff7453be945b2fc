import { oldPath } from '../../blog/imported.ts';
import type { Item } from './export-file.ts';

/** Returns the addresses of a published post on its site, without the host: a path, '?p=12'. */
export function addressesOf({ fields }: Item): string[] {
  if (!['publish', 'future'].includes(fields.get('wp:status') ?? '')) return [];
  const path = oldPath(URL.parse(fields.get('link') ?? '')?.pathname ?? '');
  return [path ?? '', `?p=${fields.get('wp:post_id')}`].filter(Boolean);
}

/**
 * Returns the URL of a link in a post whose address is `base`; '' for one that articles cannot have. A link
 * to another post of the export loses its host, because this site redirects the path to the article.
 */
export function linkIn(base: string, addresses: ReadonlySet<string>, href: string): string {
  if (/^(?:#|\/(?!\/)|mailto:|tel:)/i.test(href)) return href;
  const url = URL.parse(href, base || undefined);
  if (!url || !/^https?:$/.test(url.protocol)) return '';
  const number = url.searchParams.get('p');
  const address = number === null ? oldPath(url.pathname) : `?p=${number}`;
  if (hostOf(url) === hostOf(URL.parse(base)) && addresses.has(address ?? ''))
    return url.pathname + url.search + url.hash;
  return /^https?:/i.test(href) ? href : url.href;
}

const hostOf = (url: URL | null) => url?.host.replace(/^www\./, '');
