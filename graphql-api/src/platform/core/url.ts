/** Returns a path or URL without the slashes at its end. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Returns a URL or a part of one without its escapes; undefined if a percent sign begins none. */
export function decoded(url: string): string | undefined {
  try {
    return decodeURIComponent(url);
  } catch {
    return undefined;
  }
}

/** Returns whether each percent sign begins an escape; libraries throw an unnamed error if not. */
export const isDecodable = (url: string): boolean => decoded(url) !== undefined;

/**
 * Returns whether a host is this machine. There mail needs no encryption, and a certificate proves nothing.
 */
export const isLoopback = (host: string): boolean =>
  /^(?:localhost|::1|\[::1\]|127(?:\.\d{1,3}){3})$/i.test(host);

interface Site {
  /** Without a slash at its end. */
  siteUrl: string;
}

/** Returns the absolute URL of a path of the site; any other URL unchanged. */
export const absoluteUrl = ({ siteUrl }: Site, url: string): string =>
  url.startsWith('/') ? siteUrl + url : url;

/** Returns the path of a URL of the site; any other URL unchanged. */
export const pathOfOwn = ({ siteUrl }: Site, url: string): string =>
  url.startsWith(`${siteUrl}/`) ? url.slice(siteUrl.length) : url;
