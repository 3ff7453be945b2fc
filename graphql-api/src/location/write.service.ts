import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { AppError } from '../core/errors.ts';
import { checkVersion } from '../database/version.ts';
import { writeContent } from '../database/write-content.ts';
import { requirePictures } from '../picture/service.ts';
import { duplicateSlug, fitSlug, moveSlug } from '../slug/service.ts';
import { LocationEntity, type LocationPage } from './entity.ts';
import type { LocationPageInput } from './input.ts';
import { viewLocation } from './service.ts';
import type { LocationPageType } from './type.ts';

/** Stores a new page, public at once. Throws BadInput for a slug that another page has. */
export function createLocationPage(context: Context, input: LocationPageInput): Promise<LocationPageType> {
  return writeContent(context, async (em) => {
    await requirePictures(em, textOf(input));
    const slug = await freeSlug(em, input.slug_url);
    const now = new Date();
    const page = em.create(LocationEntity, {
      ...textOf(input),
      slug,
      deletedAt: null,
      version: 1,
      createdAt: now,
      updatedAt: now,
      updatedBy: context.account?.email ?? '',
    });
    await em.flush();
    await moveSlug(em, 'location', page.location_id, { to: slug });
    return viewLocation(page);
  });
}

/**
 * Replaces what a page says. `version` is the one the editor began with: where somebody else has saved since, nothing
 * is written and BadInput says so. Throws NOT_FOUND for a page that is not there.
 */
export function updateLocationPage(
  context: Context,
  location_id: number,
  input: LocationPageInput,
  version?: number | null,
): Promise<LocationPageType> {
  return writeContent(context, async (em) => {
    const page = await findPageForUpdate(em, location_id);
    checkVersion(page, version);
    await requirePictures(em, textOf(input));
    const slug = await freeSlug(em, input.slug_url, location_id);
    await moveSlug(em, 'location', location_id, { from: page.slug, to: slug });
    Object.assign(page, {
      ...textOf(input),
      slug,
      version: page.version + 1,
      updatedAt: new Date(),
      updatedBy: context.account?.email ?? '',
    });
    await em.flush();
    return viewLocation(page);
  });
}

/** Deletes a page; for thirty days `restoreLocationPage` can undo it. Throws NOT_FOUND. */
export function deleteLocationPage(context: Context, location_id: number): Promise<boolean> {
  return writeContent(context, async (em) => {
    (await findPageForUpdate(em, location_id)).deletedAt = new Date();
    return true;
  });
}

/** Undoes a deletion; throws NOT_FOUND where there is none to undo, BadInput where the address is taken by now. */
export function restoreLocationPage(context: Context, location_id: number): Promise<LocationPageType> {
  return writeContent(context, async (em) => {
    const page = await em.findOne(LocationEntity, { location_id, deletedAt: { $ne: null } });
    if (!page) throw new AppError('NOT_FOUND', 'There is no such deleted location page.');
    await freeSlug(em, page.slug_url, location_id);
    page.deletedAt = null;
    await em.flush();
    return viewLocation(page);
  });
}

async function findPageForUpdate(em: EntityManager, location_id: number): Promise<LocationPage> {
  const page = await em.findOne(LocationEntity, { location_id, deletedAt: null });
  if (!page) throw new AppError('NOT_FOUND', 'There is no such location page.');
  return page;
}

/** The slug of a page, rejected where another page that is not deleted has it. */
async function freeSlug(em: EntityManager, slug_url: string, location_id = 0): Promise<string> {
  const slug = fitSlug(slug_url);
  const other = await em.findOne(LocationEntity, {
    slug,
    deletedAt: null,
    location_id: { $ne: location_id },
  });
  if (other) throw duplicateSlug(slug, `the location page '${other.main_heading}'`);
  return slug;
}

function textOf(input: LocationPageInput) {
  return {
    slug_url: input.slug_url,
    main_heading: input.main_heading,
    main_paragraph: input.main_paragraph ?? '',
    highlighted_heading: input.highlighted_heading ?? '',
    heading_1: input.heading_1 ?? '',
    paragraph_1: input.paragraph_1 ?? '',
    heading_2: input.heading_2 ?? '',
    paragraph_2: input.paragraph_2 ?? '',
    heading_3: input.heading_3 ?? '',
    paragraph_3: input.paragraph_3 ?? '',
    heading_4: input.heading_4 ?? '',
    paragraph_4: input.paragraph_4 ?? '',
    meta_keywords: input.meta_keywords ?? '',
    meta_link: input.meta_link ?? '',
    meta_title: input.meta_title ?? '',
    meta_description: input.meta_description ?? '',
  };
}
