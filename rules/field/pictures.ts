import type { Descriptor } from './descriptor.ts';

/** A picture of an entry: the path of its field, such as `pairs[0].after`, the field, and the URL. */
interface FoundPicture {
  path: string;
  field: Descriptor;
  url: string;
}

/** Returns the pictures in fields, also in those of lists. */
export function picturesIn(
  fields: Record<string, Descriptor>,
  values: Record<string, unknown>,
): FoundPicture[] {
  return Object.entries(fields).flatMap(([path, field]) => {
    const { kind, item } = field;
    const value = values[path];
    if (kind === 'picture') return value ? [{ path, field, url: String(value) }] : [];
    if (kind !== 'list' || !Array.isArray(value)) return [];
    return value.flatMap((it: Record<string, unknown> | null, at) =>
      picturesIn(item?.fields ?? {}, it ?? {}).map((inner) => ({
        ...inner,
        path: `${path}[${at}].${inner.path}`,
      })),
    );
  });
}
