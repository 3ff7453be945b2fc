import * as v from 'valibot';
import { applyChanges, type Changes } from '../../rules/changes.ts';
import type { Descriptor } from '../../rules/field/descriptor.ts';
import { valueAt } from '../../rules/field/unknown.ts';
import type { PagePath } from '../../rules/pages.ts';
import type { SharedKey } from '../common/keys.ts';
import { newPage } from '../page/new-page.ts';
import type { PlacedBlock } from '../page/placed.ts';
import { businessSchema } from '../schema/business.ts';
import { describeField } from '../schema/describe.ts';
import type { PageContent } from '../schema/page.ts';
import { contents } from './contents.ts';
import { type Entries, type Entry, pageEntry, shared } from './entries.ts';

/** The result of a check: the changes as they are stored, or messages by path. */
export type CheckedChanges = { changes: Changes } | { errors: Record<string, string> };

/** An entry that the owner edits: a page, or content that several pages share. */
export interface EditableEntry {
  /** The path of the page, or the key of shared content. */
  page: string;
  name: string;
  /** The fields of its editor. */
  fields: Descriptor;
  /** Its content without changes. */
  original: object;
}

/** The description of the editable content. */
export interface EditableContent {
  /** Returns the paths of the pages and the keys of the shared content, in the order of the admin area. */
  editableKeys(): string[];
  /** Returns an entry with the blocks of these changes; `label` is that of a page of the owner. */
  editableEntry(page: string, changes: Changes, label?: string): EditableEntry | undefined;
  /** Checks the owner's changes of the fields of an entry. Removes changes that equal the original. */
  checkChanges(page: string, changes: Changes, label?: string): CheckedChanges;
}

/** Returns the editable content. `business`: the details of the business without changes. */
export function editableContent(business: object): EditableContent {
  const others: Entries = {
    business: { name: 'Business', schema: businessSchema, original: business },
    ...shared,
  };
  const pageAt = (key: string, label?: string): PageContent | undefined =>
    label === undefined ? contents[key as PagePath] : newPage(label);
  const entryOf = (key: string, changes: Changes, label?: string): Entry | undefined => {
    const page = pageAt(key, label);
    return page ? pageEntry(page, placedIn(changes)) : others[key as SharedKey];
  };
  return {
    // In the order of the admin area.
    editableKeys: () => [...Object.keys(contents), ...Object.keys(others)],
    editableEntry: (key, changes, label) => {
      const entry = entryOf(key, changes, label);
      // A page of the owner may have every part; one of the release has those that it shows.
      return entry && editableEntry(key, entry, label === undefined ? entry.original : undefined);
    },
    checkChanges: (key, changes, label) =>
      checkChanges(key, changes, entryOf(key, changes, label), entryOf(key, {}, label)),
  };
}

function editableEntry(page: string, entry: Entry, shown?: object): EditableEntry {
  const { name, schema, original } = entry;
  const fields = describeField(schema, shown);
  if (!fields) throw new Error(`${page} has no fields`);
  return { page, name, fields, original };
}

/** Returns the list of blocks in changes, which a draft may have of any type. */
function placedIn({ blocks }: Changes): { blocks?: PlacedBlock[] } {
  return Array.isArray(blocks) && blocks.every((it) => typeof it === 'object' && it) ? { blocks } : {};
}

/** Checks the owner's changes of an entry. Removes those that equal `usual`, the entry without changes. */
function checkChanges(
  page: string,
  changes: Changes,
  entry: Entry | undefined,
  usual: Entry | undefined,
): CheckedChanges {
  if (!entry || !usual) return { errors: { page: 'There is no such page.' } };
  const { schema, original } = entry;
  // Sections that the owner added have no original.
  const { fields = {} } = editableEntry(page, entry).fields;
  const sections = Object.fromEntries(Object.keys(fields).map((key) => [key, {}]));
  const result = v.safeParse(schema, applyChanges({ ...sections, ...original }, changes), {
    abortPipeEarly: true,
  });
  if (!result.success)
    return {
      errors: Object.fromEntries(result.issues.map((issue) => [nameOf(issue) ?? page, issue.message])),
    };
  // The check removes the fields of pictures that are not stored.
  const { output } = v.safeParse(usual.schema, usual.original);
  const stored = Object.keys(changes).flatMap((path) => {
    const value = valueAt(result.output, path);
    return JSON.stringify(value) === JSON.stringify(valueAt(output, path)) ? [] : [[path, value]];
  });
  return { changes: Object.fromEntries(stored) };
}

/** Returns the name of the control of an issue, such as 'questions.items[0].title'. */
const nameOf = (issue: v.BaseIssue<unknown>) => v.getDotPath(issue)?.replaceAll(/\.(\d+)(?=\.|$)/g, '[$1]');
