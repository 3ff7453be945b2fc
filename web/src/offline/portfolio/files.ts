import { queryRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import type { PortfolioFilesQuery } from '../../generated/documents.ts';
import type { PortfolioFile, QueryPortfolioFilesArgs } from '../../generated/types.ts';
import { supportsAvif } from '../pwa/supports-avif.ts';

// More pixels are not visible.
const maxPixelRatio = 2;
/** The widths that the server offers (graphql-api/src/picture/view.ts). */
const offeredWidths = [480, 800, 1200, 1600, 2000];
const maxWidth = 2560;

/** Returns the width, in physical pixels, that fills this screen in both orientations, and the format. */
export async function choiceForDevice(): Promise<QueryPortfolioFilesArgs> {
  const { width, height } = window.screen;
  // A 3:2 picture at full height on a landscape screen.
  const shownWidth = Math.min(Math.max(width, height), (Math.min(width, height) * 16) / 9);
  const pixelRatio = Math.min(window.devicePixelRatio, maxPixelRatio);
  return {
    width: offeredWidths.find((offered) => offered >= shownWidth * pixelRatio) ?? maxWidth,
    format: (await supportsAvif()) ? 'AVIF' : 'WEBP',
  };
}

/** Returns the files of the current portfolio, or undefined without a connection. */
export async function listFiles(choice: QueryPortfolioFilesArgs): Promise<PortfolioFile[] | undefined> {
  const asking = sendTrusted<PortfolioFilesQuery>(queryRequest, 'PortfolioFiles', choice);
  const answer = await asking.catch(() => undefined);
  return answer?.data?.portfolioFiles;
}

/** Returns the sum of the files' sizes, in bytes. */
export function sizeOf(files: readonly PortfolioFile[]): number {
  return files.reduce((bytes, { byteSize }) => bytes + byteSize, 0);
}
