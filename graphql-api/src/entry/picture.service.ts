import { pictureUrl } from '../../../rules/wire/picture.ts';
import type { Picture } from '../picture/entity.ts';
import { findPictureAt, PICTURE_GONE } from '../picture/service.ts';
import { pictureView, widthFor } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { mayEdit } from '../platform/access/roles.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { arrayOf } from '../platform/database/array.ts';
import { containing } from '../platform/text/search.ts';
import { lockDraft } from './draft.service.ts';
import type { EntryFields } from './entity.ts';
import { kindNamed } from './kind.ts';
import { changeContents } from './text.service.ts';
import { findForUpdate, writeEntries } from './write.service.ts';

/** Maximum width of a picture in a text, in pixels: a column at double density. */
const MAX_WIDTH_IN_TEXT = 1200;

/** Entries with a picture in their current version or in their draft. */
const USING = `select "kind", "number" from "entry" where "kind" = any(?::text[]) and "deletedAt" is null and (jsonb_build_array("fields", "lists")::text like ?
    or exists (select 1 from "entry_draft" "draft" where "draft"."kind" = "entry"."kind"
      and "draft"."number" = "entry"."number" and "draft"."fields"::text like ?))
  order by "kind", "number"`;

/**
 * Replaces a picture by another one in all entries and drafts, in one transaction. Published entries get a
 * new version; earlier versions, the trash and sent replies keep the picture. The other one takes over the
 * alternative text, as a suggestion, and the focal point if it has none. A repeated call changes nothing.
 * Returns the number of changed entries. Throws NOT_FOUND, and BadInput if an entry breaks a rule by now or
 * the caller may not edit it.
 */
export function replacePicture(context: Context, url: string, by: string): Promise<number> {
  return writeEntries(context, async (within) => {
    const { em } = within;
    const [old, other] = await Promise.all([url, by].map((it) => findPictureAt(em, it)));
    if (!old) throw new AppError('NOT_FOUND', 'There is no such picture.');
    if (!other) throw new BadInput({ by: PICTURE_GONE });
    if (old === other) throw new BadInput({ by: 'This is the same picture.' });
    if (!other.alt) Object.assign(other, { alt: old.alt, isSuggested: old.alt !== '' });
    other.focus ??= old.focus;
    await em.flush();
    const named = containing(`/pictures/${old.picture_id}/`);
    const using = await em.execute<{ kind: string; number: number }[]>(USING, [
      arrayOf(context.app.kinds.keys()),
      named,
      named,
    ]);
    for (const { kind, number } of using) await replaceIn(within, kind, number, old, other);
    return using.length;
  });
}

async function replaceIn(context: Context, name: string, number: number, old: Picture, other: Picture) {
  const kind = kindNamed(context.app, name);
  const entry = await findForUpdate(context, kind, number);
  if (!mayEdit(context, kind))
    throw new BadInput({ by: `Nothing was replaced, because your account may not change “${entry.title}”.` });
  const draft = await lockDraft(context, entry);
  try {
    await changeContents(context, kind, entry, draft, (values) => withPicture(values, old, other));
    await context.em.flush();
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const [reason = error.message] = Object.values(error.fields);
    throw new BadInput({ by: `Nothing was replaced, because “${entry.title}” can’t be saved: ${reason}` });
  }
}

/** Returns values with another picture; null if they do not have the old one. */
function withPicture(values: EntryFields, old: Picture, other: Picture): EntryFields | null {
  const address = new RegExp(`/pictures/${old.picture_id}/\\d+\\.(?:jpg|webp|avif)`, 'g');
  const inText = pictureUrl(other.picture_id, widthFor(other, MAX_WIDTH_IN_TEXT), 'jpg');
  const { src, width, height } = pictureView(other);
  const inTag = (tag: string) =>
    tag
      .replace(address, inText)
      .replace(/\bwidth="\d+"/, `width="${width}"`)
      .replace(/\bheight="\d+"/, `height="${height}"`);
  let isChanged = false;
  const replaced = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(replaced);
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, replaced(item)]));
    if (typeof value !== 'string' || !value.includes(old.picture_id)) return value;
    isChanged = true;
    const tags = new RegExp(`<img\\b[^>]*${old.picture_id}[^>]*>`, 'g');
    return value.replace(tags, inTag).replace(address, src);
  };
  const changed = replaced(values) as EntryFields;
  return isChanged ? changed : null;
}
