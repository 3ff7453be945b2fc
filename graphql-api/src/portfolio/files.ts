import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { pictureUrl } from '../../../rules/wire/picture.ts';
import type { Picture } from '../picture/entity.ts';
import { variantSize } from '../picture/service.ts';
import { type PictureFormat, videoView, widthFor } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { findShown } from './service.ts';
import type { PortfolioFile } from './type.ts';

/**
 * Returns the files that show the portfolio on a screen with this width in pixels, each once, in the
 * portfolio's order. Encodes missing files, as many at a time as there are processors, to read their sizes.
 */
export async function listPortfolioFiles(
  context: Context,
  width: number,
  format: PictureFormat,
): Promise<PortfolioFile[]> {
  const sizes = new Map<string, () => Promise<number>>();
  const add = (picture: Picture) => {
    const wide = widthFor(picture, width);
    const size = () => variantSize(context.app, picture, wide, format);
    sizes.set(pictureUrl(picture.picture_id, wide, format), size);
  };
  for (const { picture, before, video, pictures, pairs } of await findShown(context)) {
    add(picture);
    if (before) add(before);
    for (const more of [...pictures, ...pairs.flatMap((pair) => [pair.before, pair.after])]) add(more);
    if (!video) continue;
    const { src, byteSize } = videoView(video);
    sizes.set(src, async () => byteSize);
  }
  return Readable.from(sizes)
    .map(async ([src, size]: [string, () => Promise<number>]) => ({ src, byteSize: await size() }), {
      concurrency: availableParallelism(),
    })
    .toArray();
}
