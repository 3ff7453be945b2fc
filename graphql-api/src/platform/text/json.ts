/** Parses a JSON text; undefined if it is invalid. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a parsed value has objects or lists in more than this many levels. */
export function isNestedDeeper(value: unknown, levels: number): boolean {
  let inner = [value];
  for (let level = 0; level <= levels && inner.length > 0; level += 1) {
    inner = inner.flatMap((it) => (typeof it === 'object' && it !== null ? Object.values(it) : []));
  }
  return inner.length > 0;
}
