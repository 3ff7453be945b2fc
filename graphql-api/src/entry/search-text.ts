import { isObject } from '../../../rules/field/check.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import type { App } from '../platform/access/context.ts';
import { lineOf } from '../platform/text/plain-text.ts';
import type { Entry, EntryFields } from './entity.ts';
import { descriptorsOf, type EntryKind } from './kind.ts';

/** In UTF-16 units. PostgreSQL limits the size of the words in an index to 1 MB. */
const MAX_TEXT = 100_000;

/** Returns the texts of an entry with these values, for searches: one on each line, without HTML. */
export function searchTextOf(app: App, kind: EntryKind, entry: Entry, values: EntryFields): string {
  const content = kind.open?.content(app, entry, values) ?? values;
  const texts = textsIn(descriptorsOf(app, kind, entry, values), content);
  return texts.map(lineOf).filter(Boolean).join('\n').slice(0, MAX_TEXT);
}

/** Returns the texts in values that their fields show to readers. */
function textsIn(fields: Readonly<Record<string, Descriptor>>, values: EntryFields): string[] {
  return Object.entries(fields).flatMap(([name, field]) => textsOf(field, values[name]));
}

function textsOf({ kind, link, item, fields = {} }: Descriptor, value: unknown): string[] {
  if (typeof value === 'string') return (kind === 'text' && !link) || kind === 'richText' ? [value] : [];
  if (Array.isArray(value)) return item ? value.flatMap((it) => textsOf(item, it)) : [];
  if (!isObject(value)) return [];
  if (kind === 'link') return typeof value['label'] === 'string' ? [value['label']] : [];
  return textsIn(fields, value);
}
