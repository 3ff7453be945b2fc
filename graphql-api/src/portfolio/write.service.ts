import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { AppError, BadInput } from '../core/errors.ts';
import { writeContent } from '../database/write-content.ts';
import { type Picture, type Video, VideoEntity } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import { uploadVideo } from '../picture/upload.service.ts';
import type { UploadedFile } from '../upload/upload.ts';
import {
  PortfolioEntity,
  type PortfolioGroupName,
  type PortfolioItem,
  type PortfolioKind,
} from './entity.ts';
import type { PortfolioFactsInput, PortfolioItemInput } from './input.ts';
import { viewItem } from './service.ts';
import type { PortfolioItemType } from './type.ts';

/** What is said of an item. Facts that are not given stay as they are. */
export interface ItemWords {
  input: PortfolioItemInput;
  facts: PortfolioFactsInput | null | undefined;
}

/** Adds an uploaded picture at the end of its group. Throws BadInput for an address that is none of ours. */
export function addPicture(
  context: Context,
  group: PortfolioGroupName,
  words: ItemWords,
  image: string,
): Promise<PortfolioItemType> {
  return writeContent(context, async (em) =>
    addItem(em, group, words, { kind: 'PICTURE', picture: await uploaded(em, 'image', image) }),
  );
}

/** Adds two uploaded pictures as a pair at the end of its group; both need their text. */
export function addPair(
  context: Context,
  group: PortfolioGroupName,
  words: ItemWords,
  images: { after: string; before: string },
): Promise<PortfolioItemType> {
  return writeContent(context, async (em) => {
    const picture = await uploaded(em, 'after', images.after);
    const before = await uploaded(em, 'before', images.before);
    return addItem(em, group, words, { kind: 'PAIR', picture, before });
  });
}

/** Adds a video at the end of its group, as large as its uploaded poster. */
export async function addVideo(
  context: Context,
  group: PortfolioGroupName,
  words: ItemWords,
  files: { video: UploadedFile; poster: string },
): Promise<PortfolioItemType> {
  const poster = await uploaded(context.em, 'poster', files.poster);
  const video = await uploadVideo(context, files.video, poster);
  return writeContent(context, async (em) =>
    addItem(em, group, words, {
      kind: 'VIDEO',
      picture: await uploaded(em, 'poster', files.poster),
      video: em.getReference(VideoEntity, video.video_id),
    }),
  );
}

/** Changes the words of an item. A picture that two items share has one text. */
export function updateItem(
  context: Context,
  portfolio_id: number,
  { input, facts }: ItemWords,
): Promise<PortfolioItemType> {
  return writeContent(context, async (em) => {
    const item = await findItemForUpdate(em, portfolio_id);
    item.title = input.title;
    if (facts) Object.assign(item, factsOf(facts));
    item.picture.alt = input.alt;
    if (item.before) item.before.alt = beforeAltOf(input);
    await em.flush();
    return viewItem(item);
  });
}

/** Puts an item at a place in a group, 0 being the first; past the end it is the last. */
export function moveItem(
  context: Context,
  portfolio_id: number,
  group: PortfolioGroupName,
  position: number,
): Promise<PortfolioItemType> {
  return writeContent(context, async (em) => {
    const item = await findItemForUpdate(em, portfolio_id);
    const others = await em.find(
      PortfolioEntity,
      { group, deletedAt: null, portfolio_id: { $ne: portfolio_id } },
      { orderBy: { position: 'asc', portfolio_id: 'asc' } },
    );
    const ordered = others.toSpliced(Math.max(0, position), 0, item as unknown as PortfolioItem);
    item.group = group;
    for (const [index, each] of ordered.entries()) each.position = index;
    await em.flush();
    return viewItem(item);
  });
}

/** Removes an item; `restoreItem` can undo it. */
export function removeItem(context: Context, portfolio_id: number): Promise<boolean> {
  return writeContent(context, async (em) => {
    (await findItemForUpdate(em, portfolio_id)).deletedAt = new Date();
    return true;
  });
}

/** Undoes a removal; throws NOT_FOUND where there is none. */
export function restoreItem(context: Context, portfolio_id: number): Promise<PortfolioItemType> {
  return writeContent(context, async (em) => {
    const restored = { deletedAt: null };
    await em.nativeUpdate(PortfolioEntity, { portfolio_id, deletedAt: { $ne: null } }, restored);
    return viewItem(await findItemForUpdate(em, portfolio_id));
  });
}

interface Shown {
  kind: PortfolioKind;
  picture: Picture;
  before?: Picture;
  video?: Video;
}

async function addItem(
  em: EntityManager,
  group: PortfolioGroupName,
  { input, facts }: ItemWords,
  { kind, picture, before, video }: Shown,
): Promise<PortfolioItemType> {
  picture.alt = input.alt;
  if (before) before.alt = beforeAltOf(input);
  const [last] = await em.find(PortfolioEntity, { group }, { orderBy: { position: 'desc' }, limit: 1 });
  const item = em.create(PortfolioEntity, {
    group,
    position: (last?.position ?? -1) + 1,
    kind,
    title: input.title,
    ...factsOf(facts ?? {}),
    picture,
    before: before ?? null,
    video: video ?? null,
    createdAt: new Date(),
  });
  await em.flush();
  return viewItem(await findItemForUpdate(em, item.portfolio_id));
}

/** The picture that `uploadImage` gave this address; throws BadInput under the argument's name. */
async function uploaded(em: EntityManager, name: string, address: string): Promise<Picture> {
  const picture = (await findPictures(em, [address])).get(address);
  if (!picture) throw new BadInput({ [name]: 'Upload the picture first.' });
  return picture;
}

type LockedItem = Loaded<PortfolioItem, 'picture' | 'before' | 'video'>;

async function findItemForUpdate(em: EntityManager, portfolio_id: number): Promise<LockedItem> {
  const item = await em.findOne(
    PortfolioEntity,
    { portfolio_id, deletedAt: null },
    { populate: ['picture', 'before', 'video'], refresh: true },
  );
  if (!item) throw new AppError('NOT_FOUND', 'There is no such item of the portfolio.');
  return item;
}

function beforeAltOf({ beforeAlt }: PortfolioItemInput): string {
  if (!beforeAlt) throw new BadInput({ beforeAlt: 'Alternative text of the picture before is required.' });
  return beforeAlt;
}

/** The facts of the project, replaced as a whole: one that is not given becomes null. */
function factsOf({ town, rooms, days, package: booked }: PortfolioFactsInput) {
  return { town: town ?? null, rooms: rooms ?? null, days: days ?? null, package: booked ?? null };
}
