import type { IncomingMessage } from 'node:http';
import { isDecodable } from '../core/url.ts';

/**
 * Returns the path of a request with its query. Drops the scheme and host of an absolute URL, which a proxy
 * may send, and encodes percent signs of an incorrect encoding, so that the router matches every request.
 */
export function requestTarget(request: Pick<IncomingMessage, 'url' | 'method' | 'headers'>): string {
  const { url = '/' } = request;
  const given = url.startsWith('/') ? url : pathInUrl(url);
  // The API creates articles, from JSON, at the path of a page. The page's form goes to the page's route.
  const target = isForm(request) ? given.replace(/^\/blog(?=\?|$)/, '/blog/') : given;
  const end = target.search(/[?#]/);
  const path = end < 0 ? target : target.slice(0, end);
  return isDecodable(path) ? target : path.replaceAll('%', '%25') + target.slice(path.length);
}

/** The content types of a native form. */
export const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data'];

function isForm({ method, headers }: Pick<IncomingMessage, 'method' | 'headers'>): boolean {
  const type = headers['content-type']?.toLowerCase() ?? '';
  return method === 'POST' && FORM_TYPES.some((formType) => type.startsWith(formType));
}

function pathInUrl(url: string): string {
  const { protocol, pathname, search } = URL.parse(url) ?? {};
  return protocol?.startsWith('http') ? `${pathname}${search}` : `/${url}`;
}
