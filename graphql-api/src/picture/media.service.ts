import type { EntityManager } from '@mikro-orm/postgresql';
import { millisecondsOf, periods } from '../../../rules/periods.ts';
import { pictureIdIn } from '../../../rules/wire/picture.ts';
import type { Context } from '../platform/access/context.ts';
import { editableKinds, rightsIn } from '../platform/access/roles.ts';
import { arrayOf } from '../platform/database/array.ts';
import { numberedPage, rangeOf } from '../platform/graphql/numbered-page.ts';
import { wordPatterns } from '../platform/text/search.ts';
import { type Picture, PictureEntity } from './entity.ts';
import { EARLIER, isUnused, type Table, usedIn } from './sweep.ts';
import type { Media, MediaItem, MediaPage, MediaUse } from './type.ts';
import { pictureView } from './view.ts';

const PAGE_SIZE = 24;

/** The orders of the library in SQL. */
const orders = {
  newest: '"createdAt" desc',
  oldest: '"createdAt"',
  largest: '"width" * "height" desc',
  smallest: '"width" * "height"',
  'most.used': '"useCount" desc, "createdAt" desc',
};
export type MediaSort = keyof typeof orders;

const hasWord = (
  used: string,
) => `("plain_text"("alt" || ' ' || "fileName") like "plain_text"(?) or "picture_id" in
  (select "id" from (${used}) as "used" where "plain_text"("name") like "plain_text"(?)))`;

/** The number of uses; an entry with its draft and its versions is one. */
const useCount = (
  used: string,
) => `(select count(distinct coalesce("entry" ->> 'kind', '') || coalesce("entry" ->> 'number', "name"))
  from (${used}) as "used" where "id" = "picture_id")`;

/** The name of content that the caller’s role does not show. */
const HIDDEN = 'Content that you can’t edit';

/** Returns SQL as `usedIn` does. Content that the caller’s role does not show has no entry, and one name. */
export function shownUses(context: Context, table?: Table): string {
  const used = usedIn(context.app, table);
  const kinds = editableKinds(context).map(({ kind }) => kind);
  const isHidden = `coalesce("kind" <> all('${arrayOf(kinds)}'), "access" <> all('${arrayOf(rightsIn(context))}'))`;
  return `select "id", "rank", case when ${isHidden} then '${HIDDEN}' else "name" end as "name",
    case when not ${isHidden} then "entry" end as "entry" from (${used}) as "all"`;
}

export interface MediaFilter {
  unused: boolean;
  /** Whether to list the pictures that an admin deleted instead of the others. */
  deleted: boolean;
  /** Whether to list only those whose alternative text is missing or a suggestion. */
  unchecked: boolean;
  /** Words of the alternative text, of the name of the file, or of that of content with the picture. */
  search: string;
  sort: MediaSort;
}

/** Returns SQL for the pictures of a list with its order, and the parameters. */
function listed(
  context: Context,
  { unused, deleted, unchecked, search, sort }: MediaFilter,
): {
  sql: string;
  order: string;
  values: string[];
} {
  const used = shownUses(context);
  const patterns = wordPatterns(search);
  const conditions = [
    `"deletedAt" is ${deleted ? 'not ' : ''}null`,
    ...(unused ? [isUnused(context.app)] : []),
    ...(unchecked ? [`("isSuggested" or "alt" = '')`] : []),
    ...patterns.map(() => hasWord(used)),
  ];
  const count = sort === 'most.used' ? `, ${useCount(used)} as "useCount"` : '';
  return {
    sql: `select "picture_id", "createdAt", "width", "height"${count} from "picture" where ${conditions.join(' and ')}`,
    order: `${orders[sort]}, "picture_id"`,
    values: patterns.flatMap((pattern) => [pattern, pattern]),
  };
}

/** Returns a page of the uploaded pictures with the places that use them. */
export async function listMedia(context: Context, page: number, filter: MediaFilter): Promise<MediaPage> {
  const { em } = context;
  const pageSize = PAGE_SIZE;
  const { limit, offset } = rangeOf({ page, pageSize });
  const { sql, order, values } = listed(context, filter);
  const rows = await em.execute<{ picture_id: string; count: string }[]>(
    `select "picture_id", count(*) over () as "count" from (${sql}) as "listed"
     order by ${order} limit ? offset ?`,
    [...values, limit, offset],
  );
  const items = await mediaAt(
    context,
    rows.map(({ picture_id }) => picture_id),
  );
  return numberedPage(items, Number(rows[0]?.count ?? 0), { page, pageSize });
}

/** Returns a picture with its neighbours in a list; null if there is none with this id. */
export async function findMedia(
  context: Context,
  id: string,
  filter: MediaFilter,
): Promise<MediaItem | null> {
  const { em } = context;
  const [media] = await mediaAt(context, [id]);
  if (!media) return null;
  const { sql, order, values } = listed(context, filter);
  const [place, total] = await Promise.all([
    em.execute<{ previous: string | null; next: string | null; position: string }[]>(
      `select "previous", "next", "position" from (
         select "picture_id", lag("picture_id") over "list" as "previous", lead("picture_id") over "list" as "next",
           row_number() over "list" as "position"
         from (${sql}) as "listed" window "list" as (order by ${order})
       ) as "placed" where "picture_id" = ?`,
      [...values, id],
    ),
    em.execute<{ count: string }[]>(`select count(*) as "count" from (${sql}) as "listed"`, values),
  ]);
  const { previous = null, next = null, position } = place[0] ?? {};
  const totalCount = Number(total[0]?.count ?? 0);
  return { media, previous, next, position: position ? Number(position) : null, totalCount };
}

/** Returns the pictures with these ids, in this order; leaves out missing ones. */
async function mediaAt(context: Context, ids: string[]): Promise<Media[]> {
  const { em } = context;
  const pictures = await em.find(PictureEntity, { picture_id: { $in: ids } }, { disableIdentityMap: true });
  const uses = await usesOf(em, ids, shownUses(context));
  return ids.flatMap((id) => {
    const picture = pictures.find(({ picture_id }) => picture_id === id);
    return picture ? [mediaOf(picture, uses.get(id) ?? [])] : [];
  });
}

function mediaOf(picture: Picture, uses: MediaUse[]): Media {
  const { createdAt, deletedAt, isSuggested, version, fileName } = picture;
  const view = pictureView(picture);
  const deletedOn = uses.length > 0 ? null : removalOf(picture);
  const removal = { deletedAt, deletedOn };
  return {
    url: view.src,
    picture: view,
    uploadedAt: createdAt,
    uses,
    ...removal,
    isSuggested,
    version,
    fileName,
  };
}

/** Returns the time at which the sweep removes an unused picture; null if it stays. */
function removalOf({ createdAt, deletedAt, keptAt }: Picture): Date | null {
  const after = (time: Date, period: { hours: number }) => new Date(time.getTime() + millisecondsOf(period));
  if (deletedAt) return after(deletedAt, periods.trash);
  return keptAt ? null : after(createdAt, periods.unusedPicture);
}

/**
 * Returns the content that uses these pictures or videos, by their id. An entry is one use: its draft and
 * its earlier versions count if it does not use them itself.
 */
export async function usesOf(
  em: EntityManager,
  ids: string[],
  used: string,
): Promise<Map<string, MediaUse[]>> {
  const rows = await em.execute<{ id: string; name: string; entry: MediaUse['entry']; rank: number }[]>(
    `select distinct on ("id", coalesce("entry"::text, "name")) "id", "name", "entry", "rank"
     from (${used}) as "used" where "id" in (select jsonb_array_elements_text(?::jsonb))
     order by "id", coalesce("entry"::text, "name"), "rank"`,
    [JSON.stringify(ids)],
  );
  const uses = new Map<string, MediaUse[]>();
  for (const { id, name, entry, rank } of rows)
    uses.set(id, [...(uses.get(id) ?? []), { name, entry: entry ?? null, isEarlier: rank === EARLIER }]);
  return uses;
}

/** Returns the ids in URLs of pictures. */
export const idsIn = (urls: string[]): string[] => urls.map(pictureIdIn).filter((id) => id !== undefined);
