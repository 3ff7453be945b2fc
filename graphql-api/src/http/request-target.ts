import type { IncomingMessage } from 'node:http';

/**
 * Returns the path of a request with its query. Drops the scheme and host of an absolute URL, which a proxy may send, and
 * encodes percent signs if the path is not encoded correctly, so that the router can match every request.
 */
export function requestTarget({ url = '/' }: Pick<IncomingMessage, 'url'>): string {
  const target = url.startsWith('/') ? url : pathInUrl(url);
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return isWellEncoded(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

function pathInUrl(url: string): string {
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  return protocol?.startsWith('http') ? `${pathname}${search}` : `/${url}`;
}

function isWellEncoded(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
