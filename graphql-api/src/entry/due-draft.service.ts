import type { EntityManager } from '@mikro-orm/postgresql';
import { type Context, contextOf } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { arrayOf } from '../platform/database/array.ts';
import { publishDraft } from './draft.service.ts';
import { type EntryDraft, EntryDraftEntity } from './entity.ts';
import { kindNamed } from './kind.ts';

/**
 * Publishes the drafts whose time has come. One that breaks a rule by now stays one, with its problem; then
 * calls `onProblem` in the same transaction.
 */
export async function publishDueDrafts(
  context: Context,
  onProblem: (em: EntityManager) => Promise<void>,
): Promise<void> {
  const { app, log } = context;
  const due = await context.em.execute<EntryDraft[]>(
    `select * from "entry_draft" where "publishAt" <= now() and "problem" is null and "kind" = any(?::text[])
     order by "publishAt"`,
    [arrayOf(app.kinds.keys())],
  );
  for (const { kind, number, revision, savedBy } of due) {
    try {
      await publishDraft(await contextOf(app, savedBy), kindNamed(app, kind), number, revision);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'SERVICE_UNAVAILABLE') throw error;
      log.warn({ err: error, kind, number }, 'a scheduled draft could not be published');
      await app.database.em.fork().transactional(async (em) => {
        const marked = { problem: problemOf(error) };
        if (await em.nativeUpdate(EntryDraftEntity, { kind, number, revision }, marked)) await onProblem(em);
      });
    }
  }
}

/** Returns why a draft could not be published at its time, with each rule that it breaks, for the owner. */
function problemOf(error: AppError): string {
  if (error.code === 'NOT_FOUND') return 'It was in the trash at that time.';
  if (error.code === 'CONFLICT') return 'A newer version was published before.';
  const messages = error instanceof BadInput ? Object.values(error.fields) : [];
  return messages.length > 0 ? [...new Set(messages)].join(' ') : error.message;
}
