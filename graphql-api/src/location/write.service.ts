import { insertSlugged, replaceSlugged } from '../entry/slugged.service.ts';
import { findForUpdate } from '../entry/trash.service.ts';
import { requirePictures } from '../picture/service.ts';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context } from '../platform/access/context.ts';
import { checkVersion } from '../platform/core/version.ts';
import { writeContent } from '../platform/database/write-content.ts';
import { type LocationPage, locationKind } from './entity.ts';
import type { LocationPageInput } from './input.ts';

/** Stores a new page, which is public immediately. Throws BadInput if its slug is taken. */
export function createLocationPage(context: Context, input: LocationPageInput): Promise<LocationPage> {
  const text = textOf(input);
  return writeContent(context, async (em) => {
    await requirePictures(em, text);
    await recordActivity({ ...context, em }, 'entry.published', {
      subject: text.main_heading,
      entryKind: 'location',
    });
    return insertSlugged(context, em, locationKind, text);
  });
}

/**
 * Replaces the text of a page. Without a `version` (REST) the last write wins.
 * Throws CONFLICT if `version` is not the stored one, NOT_FOUND, and BadInput if the slug is taken.
 */
export function updateLocationPage(
  context: Context,
  location_id: number,
  input: LocationPageInput,
  version?: number,
): Promise<LocationPage> {
  return writeContent(context, async (em) => {
    const page = await findForUpdate(em, locationKind, location_id);
    checkVersion(page, version);
    const text = textOf(input);
    await requirePictures(em, text);
    await replaceSlugged(context, em, locationKind, page, text);
    return page;
  });
}

function textOf(input: LocationPageInput) {
  return {
    slug_url: input.slug_url,
    main_heading: input.main_heading,
    main_paragraph: input.main_paragraph ?? null,
    highlighted_heading: input.highlighted_heading ?? null,
    heading_1: input.heading_1 ?? null,
    paragraph_1: input.paragraph_1 ?? null,
    heading_2: input.heading_2 ?? null,
    paragraph_2: input.paragraph_2 ?? null,
    heading_3: input.heading_3 ?? null,
    paragraph_3: input.paragraph_3 ?? null,
    heading_4: input.heading_4 ?? null,
    paragraph_4: input.paragraph_4 ?? null,
    meta_keywords: input.meta_keywords ?? null,
    meta_link: input.meta_link ?? null,
    meta_title: input.meta_title ?? null,
    meta_description: input.meta_description ?? null,
  };
}
