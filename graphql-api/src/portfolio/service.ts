import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import { pictureView, videoView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { PortfolioEntity, type PortfolioGroupName, type PortfolioItem, portfolioGroups } from './entity.ts';
import {
  type PortfolioGroup,
  type PortfolioItemType,
  PortfolioPairType,
  PortfolioPictureType,
  PortfolioVideoType,
} from './type.ts';

/** The labels of the tabs, from docs/product.md. */
const titles: Record<PortfolioGroupName, string> = {
  RESIDENTIAL: 'Residential Projects',
  COMMERCIAL: 'Commercial Projects',
  GLOBAL: 'Global Projects',
};

/** Returns the three groups with their items, empty groups included. */
export async function listPortfolio({ em }: Context): Promise<PortfolioGroup[]> {
  const items = await findShown(em);
  return portfolioGroups.map((name) => ({
    name,
    title: titles[name],
    items: items.filter((item) => item.group === name).map(viewItem),
  }));
}

/** Returns the items that are not deleted, by position; items of different groups are mixed. */
export function findShown(
  em: EntityManager,
): Promise<Loaded<PortfolioItem, 'picture' | 'before' | 'video'>[]> {
  return em.find(
    PortfolioEntity,
    { deletedAt: null },
    { populate: ['picture', 'before', 'video'], orderBy: { position: 'asc', portfolio_id: 'asc' } },
  );
}

/** Converts an item whose picture and video are loaded to its GraphQL type. */
export function viewItem(item: PortfolioItem): PortfolioItemType {
  const { portfolio_id, title, town, rooms, days, version } = item;
  const { picture, before, video } = item as Loaded<PortfolioItem, 'picture' | 'before' | 'video'>;
  const shown = {
    portfolio_id,
    title,
    town,
    rooms,
    days,
    package: item.package,
    version,
    picture: pictureView(picture),
  };
  if (before) return Object.assign(new PortfolioPairType(), shown, { before: pictureView(before) });
  if (video) return Object.assign(new PortfolioVideoType(), shown, { video: videoView(video) });
  return Object.assign(new PortfolioPictureType(), shown);
}
