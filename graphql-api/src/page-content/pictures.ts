import type { EntityManager } from '@mikro-orm/postgresql';
import type { Changes } from '../../../rules/changes.ts';
import { findPictures } from '../picture/service.ts';
import { pictureView } from '../picture/view.ts';
import type { App, Context } from '../platform/access/context.ts';
import { followRenamed } from './links.ts';

/** A picture as changes store it: the name of one of the release, or the URL of an uploaded one. */
interface StoredPicture {
  name?: string;
  src?: string;
  alt: string;
}

/** Shown in place of a picture that the site no longer has. */
const noFiles = { src: '', width: 3, height: 2, placeholder: '', sources: [] };

/** Returns contents with the files of the pictures in their changes, for pages. Runs at most one query. */
export async function fillPictures<Content extends { changes: Changes }>(
  { releasePicture }: App,
  em: EntityManager,
  contents: readonly Content[],
): Promise<Content[]> {
  const urls = contents.flatMap(({ changes }) => picturesIn(changes)).flatMap(({ src }) => src ?? []);
  const uploaded = urls.length > 0 ? await findPictures(em, urls) : new Map<string, never>();
  const fill = (stored: StoredPicture) => {
    const picture = uploaded.get(stored.src ?? '');
    if (!picture) return { ...noFiles, ...releasePicture?.(stored.name ?? ''), ...stored };
    const { focus, ...files } = pictureView(picture);
    return { ...files, ...(focus && { focus }), ...stored };
  };
  return contents.map((content) => ({ ...content, changes: mapPictures(content.changes, fill) as Changes }));
}

/** Returns stored values with the files of their pictures and the present paths of their links. */
export async function shownFields(
  { app, em }: Pick<Context, 'app' | 'em'>,
  values: Changes,
): Promise<Changes> {
  const [filled] = await fillPictures(app, em, await followRenamed(em, [{ changes: values }]));
  return filled?.changes ?? values;
}

/** Returns the pictures in a value, in its order. */
export function picturesIn(value: unknown): StoredPicture[] {
  const found: StoredPicture[] = [];
  mapPictures(value, (picture) => found.push(picture));
  return found;
}

/** Replaces the pictures in a value. */
function mapPictures(value: unknown, replace: (picture: StoredPicture) => unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => mapPictures(item, replace));
  if (typeof value !== 'object' || value === null) return value;
  if (isPicture(value)) return replace(value);
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapPictures(item, replace)]));
}

function isPicture(value: object): value is StoredPicture {
  return 'alt' in value && ('name' in value || 'src' in value);
}
