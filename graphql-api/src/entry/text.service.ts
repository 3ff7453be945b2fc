import { changedTokenTexts } from '../../../rules/field/token-texts.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { checkedFields, checkRevision, lockDraft } from './draft.service.ts';
import type { Entry, EntryDraft, EntryFields } from './entity.ts';
import { descriptorsOf, type EntryKind, fieldsOf, isClosed } from './kind.ts';
import { findForUpdate, storeVersion, writeEntries } from './write.service.ts';

/** An entry with its draft as a client has read them. */
export interface ReadEntry {
  number: number;
  version: number;
  /** The revision of the draft; 0 if there is none. */
  revision: number;
}

/** The contents of an entry that a change has changed. */
export interface ChangedTexts {
  inEntry: boolean;
  inDraft: boolean;
}

/**
 * Changes the texts of an entry that may contain tokens, and those of its draft, which stays a draft. Throws
 * CONFLICT if either is not the one that was read, and BadInput if no text changes or a field breaks a rule.
 */
export function changeTexts(
  context: Context,
  kind: EntryKind,
  { number, version, revision }: ReadEntry,
  change: (text: string) => string,
): Promise<ChangedTexts> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, kind, number);
    checkVersion(entry, version);
    const draft = await lockDraft(within, entry);
    checkRevision(draft, revision);
    const changed = await changeContents(within, kind, entry, draft, (values) =>
      changedTokenTexts(descriptorsOf(within.app, kind, entry, values), values, change),
    );
    if (!changed.inEntry && !changed.inDraft)
      throw new BadInput({ number: 'This text was changed in the meantime.' });
    return changed;
  });
}

/**
 * Changes an entry and its draft, which stays a draft, in the transaction of the context. `change` returns
 * null for values that stay. Throws BadInput if a field breaks a rule.
 */
export async function changeContents(
  context: Context,
  kind: EntryKind,
  entry: Entry,
  draft: EntryDraft | null,
  change: (values: EntryFields) => EntryFields | null,
): Promise<ChangedTexts> {
  const { em, account } = context;
  const { version } = entry;
  const fields = version > 0 && !isClosed(kind, entry) ? change(fieldsOf(entry)) : null;
  const draftFields = draft && change(draft.fields);
  if (fields) await storeVersion(context, kind, entry, checkedFields(context, kind, entry, fields));
  if (draft && draftFields) {
    if (version === 0) entry.title = String(draftFields[kind.title] ?? '');
    Object.assign(draft, {
      fields: draftFields,
      revision: draft.revision + 1,
      savedAt: await databaseTime(em),
      savedBy: account?.email ?? null,
      // An open editor has not read this revision.
      editor_id: null,
    });
  }
  if (draft?.version === version) draft.version = entry.version;
  return { inEntry: fields !== null, inDraft: draftFields !== null };
}
