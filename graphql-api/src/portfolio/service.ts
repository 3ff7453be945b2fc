import type { Loaded } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { Context } from '../access/context.ts';
import { pictureView, videoView } from '../picture/view.ts';
import { PortfolioEntity, type PortfolioGroupName, type PortfolioItem, portfolioGroups } from './entity.ts';
import {
  type PortfolioGroup,
  type PortfolioItemType,
  PortfolioPairType,
  PortfolioPictureType,
  PortfolioVideoType,
} from './type.ts';

/** The tabs' labels, to the letter of docs/product.md. */
const titles: Record<PortfolioGroupName, string> = {
  RESIDENTIAL: 'Residential Projects',
  COMMERCIAL: 'Commercial Projects',
  GLOBAL: 'Global Projects',
};

/** The three groups with their items in order; a group without items is there too. */
export async function listPortfolio({ em }: Context): Promise<PortfolioGroup[]> {
  const items = await findShown(em);
  return portfolioGroups.map((name) => ({
    name,
    title: titles[name],
    items: items.filter((item) => item.group === name).map(viewItem),
  }));
}

type LoadedItem = Loaded<PortfolioItem, 'picture' | 'before' | 'video'>;

/** What the portfolio shows now, in the order of its positions, the groups mixed. */
export function findShown(em: EntityManager): Promise<LoadedItem[]> {
  return em.find(
    PortfolioEntity,
    { deletedAt: null },
    { populate: ['picture', 'before', 'video'], orderBy: { position: 'asc', portfolio_id: 'asc' } },
  );
}

/** What was removed and can still be restored, the latest first. */
export async function listRemoved({ em }: Context): Promise<PortfolioItemType[]> {
  const removed = await em.find(
    PortfolioEntity,
    { deletedAt: { $ne: null } },
    { populate: ['picture', 'before', 'video'], orderBy: { deletedAt: 'desc' } },
  );
  return removed.map(viewItem);
}

/** An item as GraphQL shows it. */
export function viewItem(item: LoadedItem): PortfolioItemType {
  const { portfolio_id, title, town, rooms, days } = item;
  const shown = {
    portfolio_id,
    title,
    town,
    rooms,
    days,
    package: item.package,
    picture: pictureView(item.picture),
  };
  if (item.before) return Object.assign(new PortfolioPairType(), shown, { before: pictureView(item.before) });
  if (item.video) return Object.assign(new PortfolioVideoType(), shown, { video: videoView(item.video) });
  return Object.assign(new PortfolioPictureType(), shown);
}
