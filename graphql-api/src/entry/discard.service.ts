import type { Context } from '../platform/access/context.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { checkRevision, findCreated, lockDraft } from './draft.service.ts';
import { EntryEntity } from './entity.ts';
import type { EntryKind } from './kind.ts';
import { deleteDraftLink, findForUpdate } from './write.service.ts';

/**
 * Deletes an entry's draft and link; a new entry goes to the trash. Throws CONFLICT if the draft has changed.
 */
export function discardDraft(
  context: Context,
  kind: EntryKind,
  number: number,
  revision: number,
): Promise<void> {
  return context.em.transactional(async (em) => {
    const entry = await findForUpdate({ ...context, em }, kind, number);
    const draft = await lockDraft({ ...context, em }, entry);
    // A repeated request finds none.
    if (draft) checkRevision(draft, revision);
    const isNew = entry.version === 0 && !kind.isFixed;
    await deleteDraftLink(em, entry);
    if (isNew) entry.deletedAt = await databaseTime(em);
    else if (draft) em.remove(draft);
    await em.flush();
  });
}

/**
 * Deletes the new entry of an editor that has become empty again, unless another editor has saved it or it
 * was published. Returns whether there is none.
 */
export function deleteEmptied(context: Context, { kind }: EntryKind, editor_id: string): Promise<boolean> {
  return context.em.transactional(async (em) => {
    const entry = await findCreated({ em }, editor_id);
    if (!entry) return true;
    const draft = await lockDraft({ ...context, em }, entry);
    const isOwn = entry.kind === kind && entry.version === 0 && draft?.editor_id === editor_id;
    if (isOwn) await em.nativeDelete(EntryEntity, { kind, number: entry.number });
    return isOwn;
  });
}
