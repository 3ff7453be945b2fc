import { queryRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import type { PictureFormat, PortfolioFile } from '../../generated/types.ts';
import { supportsAvif } from '../pwa/supports-avif.ts';

/** In which size and format pictures are saved: the width in the screen's own pixels. */
export interface PictureChoice {
  width: number;
  format: PictureFormat;
}

// More than two dots a point make no visible difference.
const maxDots = 2;
/** The widths that the server offers (graphql-api/src/picture/view.ts). */
const offeredWidths = [480, 800, 1200, 1600, 2000];
const maxWidth = 2560;

/** What fills this device's screen, whichever way it is held. */
export async function choiceForDevice(): Promise<PictureChoice> {
  const { width, height } = window.screen;
  const long = Math.max(width, height);
  const short = Math.min(width, height);
  // A picture of three to two, as wide as it is shown on the screen turned sideways.
  const shown = Math.min(long, (short * 16) / 9);
  const dots = Math.min(window.devicePixelRatio, maxDots);
  return {
    width: offeredWidths.find((offered) => offered >= shown * dots) ?? maxWidth,
    format: (await supportsAvif()) ? 'AVIF' : 'WEBP',
  };
}

/** The files of the portfolio as it is now; undefined where the server cannot be asked. */
export async function listFiles(
  choice: PictureChoice,
  signal?: AbortSignal,
): Promise<PortfolioFile[] | undefined> {
  try {
    type Answer = { data?: { portfolioFiles: PortfolioFile[] } };
    const { data } = await sendTrusted<Answer>(queryRequest, 'PortfolioFiles', choice, { signal });
    return data?.portfolioFiles;
  } catch {
    signal?.throwIfAborted();
    return undefined;
  }
}

/** Those of the files that are not among the others. */
export function without(files: readonly PortfolioFile[], others: readonly PortfolioFile[]): PortfolioFile[] {
  const srcs = new Set(others.map(({ src }) => src));
  return files.filter(({ src }) => !srcs.has(src));
}

export function isSameList(some: readonly PortfolioFile[], others: readonly PortfolioFile[]): boolean {
  return without(some, others).length + without(others, some).length === 0;
}

/** Bytes, of all of them. */
export function sizeOf(files: readonly PortfolioFile[]): number {
  return files.reduce((bytes, { byteSize }) => bytes + byteSize, 0);
}
