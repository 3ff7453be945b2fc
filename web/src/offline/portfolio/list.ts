import { queryRequest, sendTrusted } from '../../apollo/trusted-request.ts';
import type { PortfolioFile } from '../../generated/types.ts';
import type { MissingFile } from './cache.ts';
import type { PictureChoice } from './device.ts';

/** The files of the portfolio as it is now; undefined where nobody can say. */
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

export function isSameList(some: readonly PortfolioFile[], others: readonly PortfolioFile[]): boolean {
  const key = (files: readonly PortfolioFile[]) =>
    files
      .map(({ src }) => src)
      .toSorted()
      .join();
  return key(some) === key(others);
}

/** Bytes, of all of them. */
export function sizeOf(files: readonly PortfolioFile[]): number {
  return files.reduce((bytes, { byteSize }) => bytes + byteSize, 0);
}

/** Bytes that are still to come. */
export function restOf(missing: readonly MissingFile[]): number {
  return missing.reduce((bytes, { byteSize, here }) => bytes + byteSize - here, 0);
}
