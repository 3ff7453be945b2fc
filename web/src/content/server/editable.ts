import * as v from 'valibot';
import { applyChanges } from '../../../../rules/changes.ts';
import type { PagePath } from '../../../../rules/pages.ts';
import type { Changes, CheckedChanges, EditableContent, EditableEntry } from '../../../../rules/seam.ts';
import type { SharedKey } from '../common/keys.ts';
import { newPage } from '../page/new-page.ts';
import type { PlacedBlock } from '../page/placed.ts';
import { businessSchema } from '../schema/business.ts';
import { describeField } from '../schema/describe.ts';
import type { Field } from '../schema/field.ts';
import type { PageContent } from '../schema/page.ts';
import { contents, type Entries, type Entry, isKnownKind, pageEntry, shared } from './entries.ts';
import { ownPicture } from './own-pictures.ts';

// For the API, in the server's bundle. The browser must not import it: it has the texts of every page.

/**
 * Returns the API's description of the editable content. `business` are the details of the business without changes.
 */
export function editableContent(business: object): EditableContent {
  const others: Entries = {
    business: { name: 'Business', schema: businessSchema, original: business },
    ...shared,
  };
  const pageAt = (key: string, label?: string): PageContent | undefined =>
    label === undefined ? contents[key as PagePath] : newPage(label);
  const entryOf = (key: string, changes?: Changes, label?: string): Entry | undefined => {
    const page = pageAt(key, label);
    return page ? pageEntry(page, changes) : others[key as SharedKey];
  };
  return {
    // In the order of the admin area.
    editableKeys: () => [...Object.keys(contents), ...Object.keys(others)],
    editableEntry: (key, changes, label) => {
      const entry = entryOf(key, changes, label);
      return entry && editableEntry(key, entry);
    },
    existingChanges: (key, changes, label) =>
      existingChanges(entryOf(key, placedIn(changes), label), unknownKeys(placedIn(changes)), changes),
    checkChanges: (key, changes, label) =>
      checkChanges(key, changes, (placed) => entryOf(key, placed, label)),
    ownPicture,
  };
}

function editableEntry(page: string, { name, schema, original }: Entry): EditableEntry {
  const fields = describeField(schema, original);
  if (!fields) throw new Error(`${page} has no fields`);
  return { page, name, fields, original };
}

/** Returns the list of blocks in changes, which a draft may have of any type. */
function placedIn({ blocks }: Changes): { blocks?: PlacedBlock[] } {
  return Array.isArray(blocks) && blocks.every((it) => typeof it === 'object' && it) ? { blocks } : {};
}

/** Returns the keys of blocks whose kind this release does not know: another release wrote them. */
function unknownKeys({ blocks = [] }: { blocks?: PlacedBlock[] }): string[] {
  return blocks.filter(({ block }) => !isKnownKind(block)).map(({ key }) => key);
}

/** Returns whether a path is of one of these blocks. */
const isOf = (keys: string[], path: string) => keys.includes(path.split('.', 1)[0] ?? '');

/** Checks the owner's changes of an entry. Removes changes that equal the original; keeps those of unknown blocks. */
function checkChanges(
  page: string,
  changes: Changes,
  entryWith: (changes: Changes) => Entry | undefined,
): CheckedChanges {
  const placed = placedIn(changes);
  const entry = entryWith(placed);
  const usual = entryWith({});
  const fields = entry && describeField(entry.schema, entry.original);
  if (!entry || !usual || !fields) return { errors: { page: 'There is no such page.' } };
  const kept = unknownKeys(placed);
  const added = Object.fromEntries(
    (placed.blocks ?? []).filter(({ key }) => !kept.includes(key)).map(({ key }) => [key, {}]),
  );
  const known = Object.entries(changes).filter(([path]) => !isOf(kept, path));
  const unknown = known.filter(([path]) => !fieldAt(fields, path));
  if (unknown.length > 0)
    return { errors: Object.fromEntries(unknown.map(([path]) => [path, `${page} has no field ${path}.`])) };
  const result = v.safeParse(
    entry.schema,
    applyChanges({ ...added, ...entry.original }, Object.fromEntries(known)),
  );
  if (!result.success)
    return {
      errors: Object.fromEntries(result.issues.map((issue) => [nameOf(issue) ?? page, issue.message])),
    };
  // The check removes the fields of pictures that are not stored.
  const original = v.safeParse(usual.schema, usual.original).output;
  const stored = Object.entries(changes).flatMap(([path, given]) => {
    if (isOf(kept, path)) return [[path, given]];
    const value = valueAt(result.output, path);
    return JSON.stringify(value) === JSON.stringify(valueAt(original, path)) ? [] : [[path, value]];
  });
  return { changes: Object.fromEntries(stored) };
}

/** Returns the name of the control of an issue, such as 'questions.items[0].title'. */
const nameOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');

/** Returns the changes without the fields that an entry no longer has, also in the items of its lists. */
function existingChanges(entry: Entry | undefined, kept: string[], changes: Changes): Changes {
  const fields = entry && describeField(entry.schema, entry.original);
  if (!fields) return {};
  const existing = Object.entries(changes).flatMap(([path, value]) => {
    if (isOf(kept, path)) return [[path, value] as const];
    const field = fieldAt(fields, path);
    return field ? [[path, existingValue(field, value)] as const] : [];
  });
  return Object.fromEntries(existing);
}

function existingValue(field: Field, value: unknown): unknown {
  const { item, fields } = field;
  if (item && Array.isArray(value)) return value.map((it) => existingValue(item, it));
  if (!fields || typeof value !== 'object' || value === null) return value;
  const existing = Object.entries(value).flatMap(([key, inner]) =>
    Object.hasOwn(fields, key) && fields[key] ? [[key, existingValue(fields[key], inner)] as const] : [],
  );
  return Object.fromEntries(existing);
}

/** Returns the field at a path; undefined if there is none, or if it is a group. */
function fieldAt(fields: Field, path: string): Field | undefined {
  const found = path
    .split('.')
    .reduce<Field | undefined>(
      (field, key) => (field?.fields && Object.hasOwn(field.fields, key) ? field.fields[key] : undefined),
      fields,
    );
  return found?.kind === 'group' ? undefined : found;
}

function valueAt(content: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], content);
}
