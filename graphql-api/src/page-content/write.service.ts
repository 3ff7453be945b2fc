import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/seam.ts';
import { requirePictures } from '../picture/service.ts';
import type { App, Context } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { PageContentEntity, PageContentRevisionEntity } from './entity.ts';
import { requireLinkedPages } from './links.ts';
import { editableOf, findEditablePage, keyAt, type PageKey } from './service.ts';
import type { ContentChangeInput, EditablePage } from './type.ts';

/**
 * Replaces the changes of a page; the previous ones become a revision. Throws NOT_FOUND, CONFLICT if `version` is not the
 * stored one, and BadInput with messages by path, also for uploaded pictures and
 * linked pages that do not exist.
 */
export async function updatePageContent(
  context: Context,
  page: string,
  input: ContentChangeInput[],
  version: number,
): Promise<EditablePage> {
  const changes = Object.fromEntries(input.map(({ path, value }) => [path, value]));
  await writeContent(context, (em) => replaceChanges(context, em, page, changes, version));
  return requirePage(context, page);
}

/**
 * Restores the changes of a revision, as a new version, without the fields that the page no longer has. Throws as
 * `updatePageContent` does.
 */
export async function restorePageContent(
  context: Context,
  page: string,
  revision_id: number,
  version: number,
): Promise<EditablePage> {
  await writeContent(context, async (em) => {
    const revision = await em.findOne(PageContentRevisionEntity, { page, revision_id });
    if (!revision) throw new AppError('NOT_FOUND', 'There is no such revision.');
    const key = await keyAt({ ...context, em }, page);
    const changes = editableOf(context.app).existingChanges(page, revision.changes, key?.label);
    await replaceChanges(context, em, page, changes, version);
  });
  return requirePage(context, page);
}

async function replaceChanges(
  { app, account }: Context,
  em: EntityManager,
  page: string,
  input: Changes,
  version: number,
): Promise<void> {
  const editable = editableOf(app);
  const key = await keyAt({ app, em }, page);
  if (!key) throw new AppError('NOT_FOUND', 'There is no such page.');
  const savedAt = await databaseTime(em);
  const savedBy = account?.email ?? null;
  const stored =
    (await em.findOne(PageContentEntity, { page })) ??
    em.create(PageContentEntity, { page, changes: {}, version: 0, updatedAt: savedAt, updatedBy: null });
  checkVersion(stored, version);
  const checked = editable.checkChanges(page, withUnknown(app, key, stored.changes, input), key.label);
  if ('errors' in checked) throw new BadInput(checked.errors);
  await requirePictures(em, textsOf(checked.changes));
  await requireLinkedPages(em, checked.changes);
  const revision = { page, version: stored.version, savedAt, savedBy, changes: stored.changes };
  em.assign(stored, {
    changes: checked.changes,
    version: stored.version + 1,
    updatedAt: savedAt,
    updatedBy: savedBy,
  });
  // The revision refers to the row of the page.
  await em.flush();
  em.create(PageContentRevisionEntity, revision);
  await em.flush();
}

/** Returns the input with the stored fields of sections that this release does not know: no editor sends them. */
function withUnknown(app: App, { page, label }: PageKey, stored: Changes, input: Changes): Changes {
  const placed = stored['blocks'] as { key: string }[] | undefined;
  const entry = editableOf(app).editableEntry(page, stored, label);
  const fields = (entry?.fields as { fields?: object } | undefined)?.fields ?? {};
  const unknown = placed?.filter(({ key }) => !Object.hasOwn(fields, key)).map(({ key }) => key) ?? [];
  const kept = Object.entries(stored).filter(([path]) => unknown.includes(path.split('.', 1)[0] ?? ''));
  const listed = (input['blocks'] as { key: string }[] | undefined) ?? [];
  const stay = kept.filter(([path]) => listed.some?.(({ key }) => path.startsWith(`${key}.`)));
  return { ...Object.fromEntries(stay), ...input };
}

/** Returns the changes as JSON by path. */
function textsOf(changes: Changes): Record<string, string> {
  return Object.fromEntries(Object.entries(changes).map(([path, value]) => [path, JSON.stringify(value)]));
}

async function requirePage(context: Context, page: string): Promise<EditablePage> {
  const found = await findEditablePage({ ...context, em: context.app.database.em.fork() }, page);
  if (!found) throw new AppError('NOT_FOUND', 'There is no such page.');
  return found;
}
