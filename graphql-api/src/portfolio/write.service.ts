import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { findForUpdate } from '../entry/trash.service.ts';
import { type Picture, type Video, VideoEntity } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import { uploadVideo } from '../picture/upload.service.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import { databaseTime } from '../platform/database/clock.ts';
import { writeContent } from '../platform/database/write-content.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import {
  PortfolioEntity,
  type PortfolioGroupName,
  type PortfolioItem,
  type PortfolioKind,
  portfolioKind,
} from './entity.ts';
import type { PortfolioFactsInput, PortfolioItemInput } from './input.ts';

/** The texts of an item. Without `facts` the stored facts stay. */
export interface ItemTexts {
  input: PortfolioItemInput;
  facts: PortfolioFactsInput | null | undefined;
}

/** The position of an item: 0 is the first of its group; a position past the end is the last. */
export interface Place {
  group: PortfolioGroupName;
  position: number;
}

/** Adds an uploaded picture. Throws BadInput if `image` is not the URL of one. */
export function addPicture(
  context: Context,
  place: Place,
  texts: ItemTexts,
  image: string,
): Promise<PortfolioItem> {
  return writeContent(context, async (em) =>
    addItem(context, em, place, texts, { kind: 'PICTURE', picture: await uploaded(em, 'image', image) }),
  );
}

/** Adds two uploaded pictures as a pair. Throws BadInput if one of them was not uploaded or has no text. */
export function addPair(
  context: Context,
  place: Place,
  texts: ItemTexts,
  images: { after: string; before: string },
): Promise<PortfolioItem> {
  return writeContent(context, async (em) => {
    const picture = await uploaded(em, 'after', images.after);
    const before = await uploaded(em, 'before', images.before);
    return addItem(context, em, place, texts, { kind: 'PAIR', picture, before });
  });
}

/** Adds a video, which gets the size of its uploaded poster. */
export async function addVideo(
  context: Context,
  place: Place,
  texts: ItemTexts,
  files: { video: UploadedFile; poster: string },
): Promise<PortfolioItem> {
  const poster = await uploaded(context.em, 'poster', files.poster);
  const { video_id } = await uploadVideo(context, files.video, poster);
  return writeContent(context, async (em) => {
    const picture = await uploaded(em, 'poster', files.poster);
    const video = await em.findOneOrFail(VideoEntity, { video_id });
    return addItem(context, em, place, texts, { kind: 'VIDEO', picture, video });
  });
}

/** Changes the texts of an item. Two items with the same picture share its text. Throws CONFLICT and NOT_FOUND. */
export function updateItem(
  context: Context,
  portfolio_id: number,
  { input, facts }: ItemTexts,
  version: number,
): Promise<PortfolioItem> {
  return writeContent(context, async (em) => {
    const item = await findItem(em, portfolio_id);
    checkVersion(item, version);
    item.title = input.title;
    if (facts) Object.assign(item, factsOf(facts));
    item.picture.alt = input.alt;
    if (item.before) item.before.alt = beforeAltOf(input);
    const updatedAt = await databaseTime(em);
    Object.assign(item, { version: version + 1, updatedAt, updatedBy: context.account?.email ?? null });
    await em.flush();
    return item;
  });
}

/** Moves an item. Throws NOT_FOUND. */
export function moveItem(context: Context, portfolio_id: number, place: Place): Promise<PortfolioItem> {
  return writeContent(context, async (em) => {
    const item = await findItem(em, portfolio_id);
    await putAt(em, item, place);
    await em.flush();
    return item;
  });
}

/** Moves an item to a position and renumbers the other items of the group. */
async function putAt(em: EntityManager, item: PortfolioItem, { group, position }: Place): Promise<void> {
  const others = await em.find(
    PortfolioEntity,
    { group, deletedAt: null, portfolio_id: { $ne: item.portfolio_id } },
    { orderBy: { position: 'asc', portfolio_id: 'asc' } },
  );
  item.group = group;
  const ordered: PortfolioItem[] = others.toSpliced(
    Math.max(0, position),
    0,
    item as (typeof others)[number],
  );
  for (const [index, each] of ordered.entries()) each.position = index;
}

interface Shown {
  kind: PortfolioKind;
  picture: Picture;
  before?: Picture;
  video?: Video;
}

async function addItem(
  { account }: Context,
  em: EntityManager,
  place: Place,
  { input, facts }: ItemTexts,
  { kind, picture, before, video }: Shown,
): Promise<PortfolioItem> {
  picture.alt = input.alt;
  if (before) before.alt = beforeAltOf(input);
  const now = await databaseTime(em);
  const item = em.create(PortfolioEntity, {
    ...place,
    kind,
    title: input.title,
    ...factsOf(facts ?? {}),
    picture,
    before: before ?? null,
    video: video ?? null,
    createdAt: now,
    updatedAt: now,
    updatedBy: account?.email ?? null,
  });
  await em.flush();
  await putAt(em, item, place);
  await em.flush();
  return item;
}

/** Returns the picture for which `uploadImage` returned this URL. Throws BadInput under the name of the argument. */
async function uploaded(em: EntityManager, name: string, url: string): Promise<Picture> {
  const picture = (await findPictures(em, [url])).get(url);
  if (!picture) throw new BadInput({ [name]: 'Upload the picture first.' });
  return picture;
}

async function findItem(em: EntityManager, portfolio_id: number) {
  const item = await findForUpdate(em, portfolioKind, portfolio_id);
  return item as Loaded<PortfolioItem, 'picture' | 'before' | 'video'>;
}

function beforeAltOf({ beforeAlt }: PortfolioItemInput): string {
  if (!beforeAlt) throw new BadInput({ beforeAlt: 'Alternative text of the picture before is required.' });
  return beforeAlt;
}

/** Returns all facts of the project; a missing one becomes null. */
function factsOf({ town, rooms, days, package: booked }: PortfolioFactsInput) {
  return { town: town ?? null, rooms: rooms ?? null, days: days ?? null, package: booked ?? null };
}
