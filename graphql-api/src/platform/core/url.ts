/** Returns a path or URL without the slashes at its end. */
export function withoutSlashes(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Returns whether each percent sign begins an escape; libraries throw an unnamed error if not. */
export function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
