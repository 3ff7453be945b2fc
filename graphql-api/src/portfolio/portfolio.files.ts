import type { Context } from '../context.ts';
import type { Picture } from '../picture/picture.entity.ts';
import { variantSize } from '../picture/picture.service.ts';
import { type PictureFormat, pictureAddress, videoView, widthFor } from '../picture/picture.view.ts';
import { findShown } from './portfolio.service.ts';
import type { PortfolioFile } from './portfolio.type.ts';

/**
 * Every file that shows the portfolio on a screen this many pixels wide, each once, in the portfolio's order. A file that
 * the background has not made yet is made now, one after the other: its size is told from its bytes, never guessed.
 */
export async function listPortfolioFiles(
  context: Context,
  width: number,
  format: PictureFormat,
): Promise<PortfolioFile[]> {
  const { em, app } = context;
  const files = new Map<string, PortfolioFile>();
  const add = async (picture: Picture) => {
    const wide = widthFor(picture, width);
    const src = pictureAddress(picture, wide, format);
    if (files.has(src)) return;
    files.set(src, { src, byteSize: await variantSize(app.files, picture, wide, format) });
  };
  for (const { picture, before, video } of await findShown(em)) {
    await add(picture);
    if (before) await add(before);
    if (!video) continue;
    const { src, byteSize } = videoView(video);
    files.set(src, { src, byteSize });
  }
  return [...files.values()];
}
