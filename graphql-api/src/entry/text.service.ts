import { changedTokenTexts } from '../../../rules/field/token-texts.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { checkedFields, checkRevision, lockDraft } from './draft.service.ts';
import type { EntryFields } from './entity.ts';
import { descriptorsOf, type EntryKind, fieldsOf } from './kind.ts';
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
    const { app, em, account } = within;
    const entry = await findForUpdate(within, kind, number);
    checkVersion(entry, version);
    const draft = await lockDraft(within, entry);
    checkRevision(draft, revision);
    const changed = (values: EntryFields) =>
      changedTokenTexts(descriptorsOf(app, kind, entry, values), values, change);
    const fields = entry.version > 0 ? changed(fieldsOf(entry)) : null;
    const draftFields = draft && changed(draft.fields);
    if (!fields && !draftFields) throw new BadInput({ number: 'This text was changed in the meantime.' });
    if (fields) await storeVersion(within, kind, entry, checkedFields(within, kind, entry, fields));
    if (draft && draftFields) {
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
  });
}
