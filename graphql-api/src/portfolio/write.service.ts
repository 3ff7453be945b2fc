import type { Entry } from '../entry/entity.ts';
import { fieldsOf } from '../entry/kind.ts';
import {
  findForUpdate,
  insertEntry,
  putAt,
  recordEntry,
  storeVersion,
  writeEntries,
} from '../entry/write.service.ts';
import type { Picture } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import { uploadVideo } from '../picture/upload.service.ts';
import { videoView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { BadInput } from '../platform/core/errors.ts';
import { checkVersion } from '../platform/core/version.ts';
import type { UploadedFile } from '../platform/upload/upload.ts';
import type { PortfolioFactsInput, PortfolioItemInput } from './input.ts';
import { type ProjectFields, projectKind } from './kind.ts';
import type { PortfolioGroupName } from './type.ts';

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

/** The URLs of an item's files. `names` are the arguments that contained those of its pictures. */
interface ItemFiles extends Pick<ProjectFields, 'picture' | 'before' | 'video'> {
  names: { picture: string; before?: string };
}

/** Adds an item. Throws BadInput if a picture was not uploaded, or the picture before has no text. */
export function addItem(context: Context, place: Place, texts: ItemTexts, files: ItemFiles): Promise<Entry> {
  const { names, ...urls } = files;
  return writeEntries(context, async (within) => {
    const { input, facts } = texts;
    await describe(within, input, names, urls);
    const fields = { title: input.title, group: place.group, ...urls, ...facts };
    const entry = await insertEntry(within, projectKind, fields);
    await putAt(within, projectKind, entry, place.position);
    return entry;
  });
}

/** Stores a video, which gets the size of its uploaded poster, and returns its URL. */
export async function storeVideo(context: Context, video: UploadedFile, poster: string): Promise<string> {
  const picture = await uploaded(context, 'poster', poster);
  return videoView(await uploadVideo(context, video, picture)).src;
}

/** Changes the texts of an item. Two items with the same picture share its text. Throws CONFLICT and NOT_FOUND. */
export function updateItem(
  context: Context,
  number: number,
  { input, facts }: ItemTexts,
  version: number,
): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, projectKind, number);
    checkVersion(entry, version);
    const { town, rooms, days, package: booked, ...fields } = fieldsOf(entry) as ProjectFields;
    await describe(within, input, { picture: 'image', before: 'before' }, fields);
    const kept = facts ?? { town, rooms, days, package: booked };
    return storeVersion(within, projectKind, entry, { ...fields, ...kept, title: input.title });
  });
}

/** Moves an item, also to another group. Throws NOT_FOUND. */
export function moveItem(context: Context, number: number, { group, position }: Place): Promise<Entry> {
  return writeEntries(context, async (within) => {
    const entry = await findForUpdate(within, projectKind, number);
    entry.fields = { ...entry.fields, group };
    await putAt(within, projectKind, entry, position);
    await recordEntry(within, 'moved', entry);
    return entry;
  });
}

/** Stores the alternative texts of an item's pictures. */
async function describe(
  context: Context,
  { alt, beforeAlt }: PortfolioItemInput,
  names: ItemFiles['names'],
  urls: Pick<ProjectFields, 'picture' | 'before'>,
): Promise<void> {
  (await uploaded(context, names.picture, urls.picture)).alt = alt;
  if (!urls.before) return;
  const before = await uploaded(context, names.before ?? 'before', urls.before);
  if (!beforeAlt) throw new BadInput({ beforeAlt: 'Alternative text of the picture before is required.' });
  before.alt = beforeAlt;
}

/** Returns the picture for which `uploadImage` returned this URL. Throws BadInput under the name of the argument. */
async function uploaded({ em }: Context, name: string, url: string): Promise<Picture> {
  const picture = (await findPictures(em, [url])).get(url);
  if (!picture) throw new BadInput({ [name]: 'Upload the picture first.' });
  return picture;
}
