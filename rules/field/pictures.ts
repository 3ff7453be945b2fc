import type { Descriptor } from './descriptor.ts';

/** Returns the URLs in the fields of pictures with their paths, such as `pairs[0].after`, also in lists. */
export function picturesIn(
  fields: Record<string, Descriptor>,
  values: Record<string, unknown>,
): { path: string; url: string }[] {
  return Object.entries(fields).flatMap(([path, { kind, item }]) => {
    const value = values[path];
    if (kind === 'picture') return value ? [{ path, url: String(value) }] : [];
    if (kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((it: Record<string, unknown> | null, at) =>
      picturesIn(item?.fields ?? {}, it ?? {}).map((inner) => ({
        ...inner,
        path: `${path}[${at}].${inner.path}`,
      })),
    );
  });
}
