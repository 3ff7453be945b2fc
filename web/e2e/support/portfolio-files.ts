import { expect, type Locator, type Page } from '@playwright/test';
import type { Site } from './fixtures.ts';

/** A file of the saved portfolio, with its size in bytes. */
export interface PortfolioFile {
  src: string;
  byteSize: number;
}

/** The files for a screen of 1440 pixels, as the API lists them. */
export async function listFiles(app: Site): Promise<PortfolioFile[]> {
  const query = '{ portfolioFiles(width: 1600, format: AVIF) { src byteSize } }';
  return (await app.graphql<{ portfolioFiles: PortfolioFile[] }>(query)).portfolioFiles;
}

/** Returns the total size of these files in MB, as the panel shows it. */
export const megabytes = (files: readonly PortfolioFile[]): string => {
  const total = files.reduce((bytes, { byteSize }) => bytes + byteSize, 0);
  return Math.max(0.1, total / 1_000_000).toFixed(1);
};

/** Returns the panel on '/portfolio' that saves and removes it. */
export const panelOf = (page: Page): Locator => page.getByRole('group', { name: 'Portfolio offline' });

/** Returns the id of the first project of each kind. */
export async function findProjects(
  app: Pick<Site, 'graphql'>,
): Promise<Record<'PortfolioPicture' | 'PortfolioPair' | 'PortfolioVideo', number>> {
  const query = '{ portfolio { items { portfolio_id __typename } } }';
  const { portfolio } = await app.graphql<{
    portfolio: { items: { portfolio_id: number; __typename: string }[] }[];
  }>(query);
  const items = portfolio.flatMap(({ items: all }) => all);
  const first = (kind: string) =>
    items.find(({ __typename }) => __typename === kind)?.portfolio_id ?? Number.NaN;
  return {
    PortfolioPicture: first('PortfolioPicture'),
    PortfolioPair: first('PortfolioPair'),
    PortfolioVideo: first('PortfolioVideo'),
  };
}

const ofProject = (operation: string) =>
  `mutation ($id: Int!) { ${operation}(kind: "project", number: $id) { number } }`;

/** Deletes a project. */
export async function removeProject(app: Pick<Site, 'graphql'>, id: number, token: string): Promise<void> {
  await app.graphql(ofProject('removeEntry'), { id }, token);
}

/** Restores a deleted project. */
export async function restoreProject(app: Pick<Site, 'graphql'>, id: number, token: string): Promise<void> {
  await app.graphql(ofProject('restoreEntry'), { id }, token);
}

/** Returns the sizes of the saved files in bytes, by URL. */
export async function savedLengths(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const cache = await caches.open('portfolio');
    const lengths: Record<string, number> = {};
    for (const request of await cache.keys()) {
      const { pathname, search } = new URL(request.url);
      if (!/^\/(pictures|videos)\//.test(pathname)) continue;
      lengths[pathname + search] = (await (await cache.match(request))?.blob())?.size ?? 0;
    }
    return lengths;
  });
}

/** Expects every file of the list to be saved completely, and no other file. */
export async function expectSaved(page: Page, files: readonly PortfolioFile[]): Promise<void> {
  const wanted = Object.fromEntries(files.map(({ src, byteSize }) => [src, byteSize]));
  await expect.poll(() => savedLengths(page)).toEqual(wanted);
  const isComplete = () =>
    page.evaluate(async (count) => {
      const list = await (await caches.open('portfolio')).match('/portfolio/saved-files');
      const wish = await list?.json();
      return wish?.complete && wish.files.length === count;
    }, files.length);
  await expect.poll(isComplete).toBe(true);
}

/** Seeks the page's video to its middle and waits until it shows that frame. */
export async function seekVideo(page: Page): Promise<void> {
  const film = page.locator('video');
  await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.readyState)).toBeGreaterThanOrEqual(1);
  await film.evaluate((it: HTMLVideoElement) => {
    it.currentTime = it.duration / 2;
  });
  const shown = () =>
    film.evaluate((it: HTMLVideoElement) => !it.seeking && it.readyState >= 2 && it.currentTime > 0);
  await expect.poll(shown).toBe(true);
}
