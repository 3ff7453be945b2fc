import type { EntryDeclaration } from '../../../rules/entry/entry.ts';
import { checkFields, type FieldErrors } from '../../../rules/field/check.ts';
import { factsOf } from '../../../rules/field/field.ts';
import type { App, Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import type { Entry, EntryFields } from './entity.ts';

/** The rules of fields that no declaration has, because the web's server bundle describes them. */
export interface OpenFields {
  /** Returns the messages by path, and the fields as they are stored. Leaves out unknown fields. */
  check(app: App, entry: Entry, fields: EntryFields): [FieldErrors, EntryFields];
  /** Returns stored fields as the editor shows them: with the files of pictures, without unknown fields. */
  shown(context: Context, entry: Entry, fields: EntryFields): Promise<EntryFields>;
  /** Returns the stored fields that this release does not know. */
  unknown(app: App, entry: Entry, fields: EntryFields): EntryFields;
}

/** The page of an entry. */
interface EntryPage {
  path: string;
  isPublic: boolean;
  /** Makes it public, beside its entry. */
  publish?: () => void;
}

/** A kind of entry with the rules that only the server can check. */
export interface EntryKind extends EntryDeclaration {
  /** Its name in messages. */
  noun: string;
  /** Whether a number instead of the slug finds an entry, so that no slug may be a number. */
  isFoundByNumber?: boolean;
  /** Replaces the declared fields. The entries of such a kind are fixed: none is added or deleted. */
  open?: OpenFields;
  /** Removes the HTML that is not allowed, also from drafts, whose fields may have any type. */
  clean?(fields: EntryFields): EntryFields;
  /** Checks the fields in the transaction that stores them, and returns them as they are stored. Throws BadInput. */
  prepare?(context: Context, fields: EntryFields, entry: Entry): Promise<EntryFields>;
  /** Returns the page of an entry of a kind without an address; null if it has none. */
  pageOf?(context: Context, entry: Entry): Promise<EntryPage | null>;
  /** Throws BadInput if an entry cannot be deleted. */
  requireRemovable?(context: Context, entry: Entry): Promise<void>;
}

/** Returns the kind with this name. Throws BadInput. */
export function kindNamed({ kinds }: Pick<App, 'kinds'>, name: string): EntryKind {
  const kind = kinds.get(name);
  if (!kind) throw new BadInput({ kind: 'There is no such kind of entry.' });
  return kind as EntryKind;
}

/** Returns all fields of an entry. */
export const fieldsOf = ({ fields, lists }: Pick<Entry, 'fields' | 'lists'>): EntryFields => ({
  ...fields,
  ...lists,
});

/** Divides fields into the columns of an entry. Lists of an unknown field count as lists too. */
export function columnsOf({ fields: declared, open }: EntryKind, fields: EntryFields) {
  if (open) return { fields, lists: {} };
  const isList = ([name, value]: [string, unknown]) =>
    declared[name] ? factsOf(declared[name]).kind === 'inputs' : Array.isArray(value);
  const entries = Object.entries(fields);
  return {
    fields: Object.fromEntries(entries.filter((it) => !isList(it))),
    lists: Object.fromEntries(entries.filter(isList)),
  };
}

/** Returns the stored fields that this release does not know: an older or a newer release wrote them. */
export function unknownFields(app: App, { fields: declared, open }: EntryKind, entry: Entry): EntryFields {
  const fields = fieldsOf(entry);
  if (open) return open.unknown(app, entry, fields);
  return Object.fromEntries(Object.entries(fields).filter(([name]) => !Object.hasOwn(declared, name)));
}

/** Checks fields by the declaration of their kind. Returns messages by path, and the fields as they are stored. */
export const checkEntry = (
  app: App,
  { fields: declared, open }: EntryKind,
  entry: Entry,
  fields: EntryFields,
): [FieldErrors, EntryFields] =>
  open ? open.check(app, entry, fields) : checkFields(declared, fields, { strict: false });

/** Returns the path of an entry's page; null if it has none. */
export const addressOf = ({ address }: EntryKind, { slug }: Pick<Entry, 'slug'>): string | null =>
  address && slug ? address.replace('{slug}', encodeURIComponent(slug)) : null;

/** Returns the page of an entry, at an empty path before it has a slug; null if its kind has no pages. */
export async function pageOf(context: Context, kind: EntryKind, entry: Entry): Promise<EntryPage | null> {
  if (kind.pageOf) return kind.pageOf(context, entry);
  if (!kind.address) return null;
  const now = await databaseTime(context.em);
  return { path: addressOf(kind, entry) ?? '', isPublic: isPublicAt(now, entry) };
}

/** Returns whether visitors see an entry at a time. */
export const isPublicAt = (time: Date, { publishAt }: Pick<Entry, 'publishAt'>): boolean =>
  !!publishAt && publishAt <= time;

/** Returns every declared field of an entry; missing ones are null. */
export function filledFields(
  { fields: declared }: EntryKind,
  entry: Pick<Entry, 'fields' | 'lists'>,
): EntryFields {
  const stored = fieldsOf(entry);
  return Object.fromEntries(Object.keys(declared).map((name) => [name, stored[name] ?? null]));
}
