import { addressAt, type EntryDeclaration, publicationDescriptors } from '../../../rules/entry/entry.ts';
import { checkFields, type FieldErrors } from '../../../rules/field/check.ts';
import type { Descriptor } from '../../../rules/field/descriptor.ts';
import { factsOf } from '../../../rules/field/field.ts';
import { unknownTokens } from '../../../rules/field/token-texts.ts';
import { knownIn, knownValue, withStored, withUnknown } from '../../../rules/field/unknown.ts';
import type { App, Context } from '../platform/access/context.ts';
import { requireRight } from '../platform/access/roles.ts';
import { BadInput } from '../platform/core/errors.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { rejectAny } from '../platform/validation/input.ts';
import type { Entry, EntryFields } from './entity.ts';

/** The rules of fields that no declaration has, because `content/editable/` describes them. */
export interface OpenFields {
  /** Returns the fields of an entry with these values. */
  fields(app: App, entry: Entry, values: EntryFields): Record<string, Descriptor>;
  /** Returns the messages by path, and the values as they are stored. */
  check(app: App, entry: Entry, values: EntryFields): [FieldErrors, EntryFields];
  /** Returns the values of an entry with those that the release gives it, without hidden sections. */
  content(app: App, entry: Entry, values: EntryFields): EntryFields;
  /** Returns stored values as pages show them: with the files of pictures. */
  shown(context: Context, values: EntryFields): Promise<EntryFields>;
}

/** The page of an entry. */
interface EntryPage {
  path: string;
  isPublic: boolean;
}

/** A kind of entry with the rules that only the server can check. */
export interface EntryKind extends EntryDeclaration {
  /** Its name in messages; defaults to that for one entry. */
  noun?: string;
  /** Whether a number instead of the slug finds an entry, so that no slug may be a number. */
  isFoundByNumber?: boolean;
  /** The maximum number of entries that are not deleted; defaults to no limit. */
  maxEntries?: number;
  /** Replaces the declared fields. */
  open?: OpenFields;
  /** Returns the slug of a checked value, instead of `fitSlug`. */
  slugOf?(value: string): string;
  /** Checks the fields in the storing transaction and returns them as they are stored. Throws BadInput. */
  prepare?(context: Context, fields: EntryFields, entry: Entry): Promise<EntryFields>;
  /** Returns the page of an entry of a kind without an address; null if it has none. */
  pageOf?(context: Context, entry: Entry): Promise<EntryPage | null>;
  /** Acts in the transaction that publishes an entry. */
  published?(context: Context, entry: Entry): Promise<void>;
  /**
   * Returns an entry of a kind without pages, with the fields of its draft if it has one, as an HTML document
   * with inline styles only.
   */
  document?(context: Context, entry: Entry, draft: EntryFields | undefined): Promise<string>;
  /** Throws BadInput if an entry cannot be deleted. */
  requireRemovable?(context: Context, entry: Entry): Promise<void>;
}

/** Returns the name of a kind in messages. */
export const nounOf = ({ noun, label }: Pick<EntryKind, 'noun' | 'label'>): string =>
  noun ?? label[0].toLowerCase();

/** Returns the kind with this name. Throws BadInput. */
export function kindNamed({ kinds }: Pick<App, 'kinds'>, name: string): EntryKind {
  const kind = kinds.get(name);
  if (!kind) throw new BadInput({ kind: 'There is no such kind of entry.' });
  return kind as EntryKind;
}

/** Returns the kind with this name, for a caller who may edit it. Throws BadInput and FORBIDDEN. */
export function editableKind(context: Context, name: string): EntryKind {
  const kind = kindNamed(context.app, name);
  requireRight(context, kind.access);
  return kind;
}

/** Returns whether an entry was published and cannot change any more. */
export const isClosed = ({ isFinal }: Pick<EntryKind, 'isFinal'>, { publishAt }: Entry): boolean =>
  isFinal === true && Boolean(publishAt);

/** Throws BadInput if an entry cannot change any more. */
export function requireOpen(kind: EntryKind, entry: Entry): void {
  if (isClosed(kind, entry))
    throw new BadInput({ [kind.title]: `A published ${nounOf(kind)} does not change any more.` });
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

/** Returns the fields that this release has for an entry with these values. */
export const descriptorsOf = (
  app: App,
  { descriptors, open }: EntryKind,
  entry: Entry,
  values: EntryFields,
): Record<string, Descriptor> =>
  open ? open.fields(app, entry, values) : { ...descriptors, ...publicationDescriptors };

/** Checks values by the fields of a kind. Returns messages by path, and all values as they are stored. */
export function checkEntry(
  app: App,
  kind: EntryKind,
  entry: Entry,
  values: EntryFields,
): [FieldErrors, EntryFields] {
  const fields = descriptorsOf(app, kind, entry, values);
  const [errors, checked] = kind.open
    ? kind.open.check(app, entry, knownIn(fields, values))
    : checkFields(kind.fields, values, { strict: false });
  // The check of a page knows the tokens of the page.
  const unknown = kind.ownTokens || kind.open ? {} : unknownTokens(fields, values);
  return [{ ...unknown, ...errors }, withUnknown(fields, checked, values)];
}

/** Throws BadInput for the tokens without a value in an entry of a kind with declared fields. */
export const requireKnownTokens = ({ descriptors }: EntryKind, values: EntryFields): void =>
  rejectAny(unknownTokens(descriptors, values));

/** Returns values with the stored ones that this release does not know and the values do not name. */
export const keepUnknown = (
  app: App,
  kind: EntryKind,
  entry: Entry,
  values: EntryFields,
  stored: EntryFields,
): EntryFields => withStored(descriptorsOf(app, kind, entry, stored), values, stored);

/** Returns the path of an entry's page; null if it has none. */
export const addressOf = (kind: EntryKind, { slug }: Pick<Entry, 'slug'>): string | null =>
  (slug && addressAt(kind, slug)) || null;

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

/** Returns every declared field of an entry without values unknown to this release; null if missing. */
export function filledFields(
  { descriptors }: EntryKind,
  entry: Pick<Entry, 'fields' | 'lists'>,
): EntryFields {
  const stored = fieldsOf(entry);
  return Object.fromEntries(
    Object.entries(descriptors).map(([name, field]) => [name, knownValue(field, stored[name] ?? null)]),
  );
}
