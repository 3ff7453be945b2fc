import * as v from 'valibot';
import type { Changes, CheckedChanges, EditableContent, EditableEntry } from '../../../../rules/seam.ts';
import { applyChanges } from '../common/changes.ts';
import type { ContentKey } from '../common/keys.ts';
import { businessSchema } from '../schema/business.ts';
import { describeField } from '../schema/describe.ts';
import type { Field } from '../schema/field.ts';
import { type Entries, type Entry, pages, shared } from './entries.ts';
import { ownPicture } from './own-pictures.ts';

// For the API, in the server's bundle. The browser must not import it: it has the texts of every page.

/**
 * Returns the API's description of the editable content. `business` are the details of the business without changes.
 */
export function editableContent(business: object): EditableContent {
  // In the order of the admin area.
  const entries: Entries = {
    ...pages,
    business: { name: 'Business', schema: businessSchema, original: business },
    ...shared,
  };
  return {
    editableEntries: () => editableEntries(entries),
    existingChanges: (page: string, changes: Changes) =>
      existingChanges(entries[page as ContentKey], changes),
    checkChanges: (page: string, changes: Changes) =>
      checkChanges(entries[page as ContentKey], page, changes),
    ownPicture,
  };
}

function editableEntries(entries: Entries): EditableEntry[] {
  return Object.entries(entries).map(([page, { name, schema, original }]) => {
    const fields = describeField(schema, original);
    if (!fields) throw new Error(`${page} has no fields`);
    return { page, name, fields, original };
  });
}

/** Checks the owner's changes of an entry. Removes changes that equal the original. */
function checkChanges(entry: Entry | undefined, page: string, changes: Changes): CheckedChanges {
  const fields = entry && describeField(entry.schema, entry.original);
  if (!entry || !fields) return { errors: { page: 'There is no such page.' } };
  const unknown = Object.keys(changes).filter((path) => !fieldAt(fields, path));
  if (unknown.length > 0)
    return { errors: Object.fromEntries(unknown.map((path) => [path, `${page} has no field ${path}.`])) };
  const result = v.safeParse(entry.schema, applyChanges(entry.original, changes));
  if (!result.success)
    return {
      errors: Object.fromEntries(result.issues.map((issue) => [v.getDotPath(issue) ?? page, issue.message])),
    };
  // The check removes the fields of pictures that are not stored.
  const original = v.safeParse(entry.schema, entry.original).output;
  const stored = Object.keys(changes).flatMap((path) => {
    const value = valueAt(result.output, path);
    return JSON.stringify(value) === JSON.stringify(valueAt(original, path)) ? [] : [[path, value]];
  });
  return { changes: Object.fromEntries(stored) };
}

/** Returns the changes without the fields that an entry no longer has, also in the items of its lists. */
function existingChanges(entry: Entry | undefined, changes: Changes): Changes {
  const fields = entry && describeField(entry.schema, entry.original);
  if (!fields) return {};
  const existing = Object.entries(changes).flatMap(([path, value]) => {
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
