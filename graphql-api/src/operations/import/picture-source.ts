/** Attributes with the URL of a picture that a plugin loads late. */
const lateSources = ['data-src', 'data-lazy-src', 'data-original', 'data-lazy'];
const placeholder =
  /(?:^|[/_-])(?:blank|placeholder|spacer|pixel|transparent|lazy)[\w-]{0,40}\.(?:gif|png|svg)$/i;

/** Returns the URL of the picture that an `img` or `source` shows; '' if it has none. */
export function pictureSource(attributes: Record<string, string>): string {
  const { src = '', srcset = '' } = attributes;
  const late = lateSources.map((name) => attributes[name]?.trim()).find(Boolean);
  if (late) return late;
  const isReal = /^(?!data:|about:|#)\s*\S/.test(src) && !placeholder.test(src);
  if (isReal) return src.trim();
  const largest = largestOf(attributes['data-srcset'] ?? '') || largestOf(srcset);
  // Each plugin has its own attribute.
  const other =
    largest || Object.values(attributes).find((value) => value !== src && isPictureFile(value.trim()));
  return (other ?? src.replace(/^(?:about:|#).*/, '')).trim();
}

/** Returns the URL of a `srcset` with the largest width or density. */
function largestOf(srcset: string): string {
  let largest = { url: '', size: -1 };
  // A URL may contain commas, but no white space.
  for (const [, url = '', size = '1'] of srcset.matchAll(/([^\s,]\S*)(?:\s+([\d.]+)[wx])?/g)) {
    if (!url.startsWith('data:') && Number(size) > largest.size) largest = { url, size: Number(size) };
  }
  return largest.url.replace(/,$/, '');
}

/** Returns the URL of an element's background picture; '' if it has none. */
export function backgroundSource(attributes: Record<string, string>): string {
  const { style = '' } = attributes;
  const at = style.indexOf('url(');
  if (at !== -1) return /^\s*["']?([^"')]*)/.exec(style.slice(at + 4, at + 2_000))?.[1]?.trim() ?? '';
  // A plugin loads it late, or the element is older than styles.
  const isBackground = ([name, value]: [string, string]) =>
    /^(?:data-)?(?:bg|background)/.test(name) && isPictureFile(value);
  return Object.entries(attributes).find(isBackground)?.[1] ?? '';
}

/** Returns the URLs of pictures in a block's attributes, such as `{"url":"https://old.example/a.jpg"}`. */
export function blockPictures(json: string): string[] {
  try {
    return urlsIn(JSON.parse(json), 0);
  } catch {
    return [];
  }
}

function urlsIn(value: unknown, depth: number): string[] {
  if (typeof value === 'string') return isPictureFile(value) ? [value] : [];
  if (typeof value !== 'object' || value === null || depth > 5) return [];
  return Object.values(value).flatMap((one) => urlsIn(one, depth + 1));
}

/** Returns whether a URL is that of a picture file. */
export function isPictureFile(url: string): boolean {
  return (
    url.length < 2_000 &&
    /^(?:https?:)?\/\S*$/i.test(url) &&
    /\.(?:jpe?g|png|gif|webp|avif)(?:\?|$)/i.test(url)
  );
}

/** WordPress's suffix of a smaller copy of a picture: `room-300x200.jpg`. */
export const sizeSuffix = /-\d{1,5}x\d{1,5}(?=\.\w{1,5}$)/;
