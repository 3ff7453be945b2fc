import type { EntityManager } from '@mikro-orm/postgresql';
import { pictureIdIn } from '../../../rules/wire/picture.ts';
import type { Context } from '../platform/access/context.ts';
import { AppError } from '../platform/core/errors.ts';
import { writeContent } from '../platform/database/content-version.ts';
import { numberedPage, rangeOf } from '../platform/graphql/numbered-page.ts';
import { wordPatterns } from '../platform/text/search.ts';
import { type Picture, PictureEntity } from './entity.ts';
import { usedIn } from './sweep.ts';
import type { Media, MediaPage, MediaUse } from './type.ts';
import { pictureView } from './view.ts';

const PAGE_SIZE = 24;

const isUnused = (used: string) => `"picture_id" not in (select "id" from (${used}) as "used")`;
const hasWord = (used: string) => `("plain_text"("alt") like "plain_text"(?) or "picture_id" in
  (select "id" from (${used}) as "used" where "plain_text"("name") like "plain_text"(?)))`;

interface ListArgs {
  page: number;
  unused: boolean;
  /** Words of the alternative text, or of the name of the content with the picture. */
  search: string;
}

/** Returns a page of the uploaded pictures, the latest first, with the places that use them. */
export async function listMedia(
  { app, em }: Context,
  { page, unused, search }: ListArgs,
): Promise<MediaPage> {
  const used = usedIn(app);
  const pageSize = PAGE_SIZE;
  const { limit, offset } = rangeOf({ page, pageSize });
  const patterns = wordPatterns(search);
  const conditions = ['true', ...(unused ? [isUnused(used)] : []), ...patterns.map(() => hasWord(used))];
  const rows = await em.execute<{ picture_id: string; count: string }[]>(
    `select "picture_id", count(*) over () as "count" from "picture"
     where ${conditions.join(' and ')} order by "createdAt" desc, "picture_id" limit ? offset ?`,
    [...patterns.flatMap((pattern) => [pattern, pattern]), limit, offset],
  );
  const ids = rows.map(({ picture_id }) => picture_id);
  const pictures = await em.find(PictureEntity, { picture_id: { $in: ids } });
  const uses = await usesOf(em, ids, used);
  const items = ids.flatMap((id) => {
    const picture = pictures.find(({ picture_id }) => picture_id === id);
    return picture ? [mediaOf(picture, uses.get(id) ?? [])] : [];
  });
  return numberedPage(items, Number(rows[0]?.count ?? 0), { page, pageSize });
}

function mediaOf(picture: Picture, uses: MediaUse[]): Media {
  const view = pictureView(picture);
  return { url: view.src, picture: view, uploadedAt: picture.createdAt, uses };
}

/** Returns the content that uses these pictures, by the id of the picture. */
async function usesOf(em: EntityManager, ids: string[], used: string): Promise<Map<string, MediaUse[]>> {
  const rows = await em.execute<{ id: string; uses: MediaUse[] }[]>(
    `select "id", jsonb_agg(distinct jsonb_build_object('name', "name", 'entry', "entry")) as "uses"
     from (${used}) as "used" where "id" in (select jsonb_array_elements_text(?::jsonb)) group by "id"`,
    [JSON.stringify(ids)],
  );
  // An earlier version matters only if nothing else uses the picture.
  const current = (uses: MediaUse[]) =>
    uses.filter(({ name }) => !/^An? (?:earlier version$|draft\b)/i.test(name));
  return new Map(rows.map(({ id, uses }) => [id, current(uses).length > 0 ? current(uses) : uses]));
}

/** Changes the alternative text of an uploaded picture, wherever it is used. Throws NOT_FOUND. */
export async function describePicture(context: Context, url: string, alt: string): Promise<Picture> {
  return writeContent(context, async (em) => {
    const picture = await em.findOne(PictureEntity, { picture_id: pictureIdIn(url) ?? '' });
    if (!picture) throw new AppError('NOT_FOUND', 'There is no such picture.');
    picture.alt = alt;
    return picture;
  });
}
