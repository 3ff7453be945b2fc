import type { EntityManager } from '@mikro-orm/postgresql';
import type { ValuesOf } from '../../../rules/field/field.ts';
import type { ownPageFields } from '../../../rules/own-page.ts';
import { ownPageKey } from '../../../rules/wire/own-page.ts';
import { type Entry, EntryEntity } from '../entry/entity.ts';
import { checkEntry, fieldsOf } from '../entry/kind.ts';
import { deleteDraftLink, recordEntry } from '../entry/write.service.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { kindOfPage } from './kind.ts';
import { FormerPathEntity, type OwnPage, OwnPageEntity } from './own-page.entity.ts';
import { requireFreePath, requireRoom } from './own-page.service.ts';
import { createPageEntry } from './service.ts';

type OwnPageValues = ValuesOf<typeof ownPageFields>;

/** Creates a page of the owner, which is not published. Throws BadInput for a path in use, and at the limit. */
export function createOwnPage(
  context: Context,
  { label, path, place, isListed }: OwnPageValues,
): Promise<OwnPage> {
  return writeContent(context, async (em) => {
    await requireRoom(em);
    await requireFreePath(em, path);
    const page = em.create(OwnPageEntity, {
      label,
      path,
      place: place ?? null,
      isListed,
      isPublished: false,
      version: 1,
      ...(await savedNow(context, em)),
    });
    await em.flush();
    await createPageEntry({ ...context, em }, ownPageKey(page.page_id), label);
    return page;
  });
}

/**
 * Changes a page of the owner. Its earlier path redirects to the new one. Throws NOT_FOUND, CONFLICT, and BadInput for a path in use
 * and for a page that is published before its texts are complete.
 */
export function updateOwnPage(
  context: Context,
  page_id: number,
  values: OwnPageValues,
  version: number,
): Promise<OwnPage> {
  return writeContent(context, async (em) => {
    const page = await requireOwnPage(em, page_id);
    checkVersion(page, version);
    const { path, place } = values;
    if (path !== page.path) {
      await requireFreePath(em, path, page_id);
      await em.nativeDelete(FormerPathEntity, { path });
      await em.insert(FormerPathEntity, { path: page.path, page_id });
    }
    const entry = await entryOf(em, page_id);
    entry.title = values.label;
    if (page.isPublished && !values.isPublished) await deleteDraftLink(em, entry);
    if (values.isPublished) requireTexts(context, entry);
    if (values.isPublished !== page.isPublished)
      await recordEntry({ ...context, em }, values.isPublished ? 'published' : 'unpublished', entry);
    em.assign(page, {
      ...values,
      place: place ?? null,
      version: version + 1,
      ...(await savedNow(context, em)),
    });
    await em.flush();
    return page;
  });
}

/** Deletes a page of the owner, with its former paths. Its entry goes to the trash. Throws NOT_FOUND. */
export function deleteOwnPage(context: Context, page_id: number): Promise<void> {
  return writeContent(context, async (em) => {
    const page = await requireOwnPage(em, page_id);
    const entry = await entryOf(em, page_id);
    entry.deletedAt = await databaseTime(em);
    await recordEntry({ ...context, em }, 'deleted', entry);
    await em.nativeDelete(FormerPathEntity, { page_id });
    await em.remove(page).flush();
  });
}

async function requireOwnPage(em: EntityManager, page_id: number): Promise<OwnPage> {
  const page = await em.findOne(OwnPageEntity, { page_id });
  if (!page) throw new AppError('NOT_FOUND', 'There is no such page.');
  return page;
}

function requireTexts({ app }: Context, entry: Entry): void {
  const [errors] = checkEntry(app, kindOfPage(entry.slug), entry, fieldsOf(entry));
  const messages = Object.values(errors);
  if (messages.length > 0) throw new BadInput({ isPublished: `Write the page first. ${messages.join(' ')}` });
}

function entryOf(em: EntityManager, page_id: number): Promise<Entry> {
  const slug = ownPageKey(page_id);
  return em.findOneOrFail(EntryEntity, { kind: kindOfPage(slug).kind, slug });
}

async function savedNow({ account }: Context, em: EntityManager) {
  return { updatedAt: await databaseTime(em), updatedBy: account?.email ?? null };
}
