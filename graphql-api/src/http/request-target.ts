import type { IncomingMessage } from 'node:http';

/**
 * The target of a request as the routes read it: a path, with or without a query. A full address, as a proxy may send it,
 * loses its host; a percent sign that encodes nothing is taken literally. So every address is one of the site, there or not.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.startsWith('/') ? url : pathOfAddress(url);
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return isWellEncoded(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

function pathOfAddress(address: string): string {
  const { protocol, pathname, search } = URL.parse(address) ?? {};
  return protocol?.startsWith('http') ? `${pathname}${search}` : `/${address}`;
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
