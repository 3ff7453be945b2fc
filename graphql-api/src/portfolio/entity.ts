import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { ContentKind } from '../entry/content-kind.ts';
import { PictureEntity, VideoEntity } from '../picture/entity.ts';

/** The three tabs of the portfolio, in their order. */
export const portfolioGroups = ['RESIDENTIAL', 'COMMERCIAL', 'GLOBAL'] as const;
export type PortfolioGroupName = (typeof portfolioGroups)[number];

/** The kind of an item. The table's CHECK allows `before` for pairs and `video` for videos only. */
export type PortfolioKind = 'PICTURE' | 'PAIR' | 'VIDEO';

export const PortfolioEntity = defineEntity({
  name: 'PortfolioItem',
  tableName: 'portfolio_item',
  properties: {
    portfolio_id: p.integer().primary().autoincrement(),
    group: p.text().$type<PortfolioGroupName>(),
    position: p.integer(),
    kind: p.text().$type<PortfolioKind>(),
    title: p.text(),
    town: p.text().nullable(),
    rooms: p.integer().nullable(),
    days: p.integer().nullable(),
    package: p.text().nullable(),
    /** The picture; of a pair the picture after, of a video its poster. */
    picture: () => p.manyToOne(PictureEntity).joinColumn('picture_id'),
    before: () => p.manyToOne(PictureEntity).joinColumn('before_picture_id').nullable(),
    video: () => p.manyToOne(VideoEntity).joinColumn('video_id').nullable(),
    createdAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer().default(1),
    updatedAt: p.datetime().onCreate(() => new Date()),
    updatedBy: p.text().nullable(),
  },
});

export type PortfolioItem = InferEntity<typeof PortfolioEntity>;

export const portfolioKind: ContentKind<PortfolioItem> = {
  entity: PortfolioEntity,
  id: 'portfolio_id',
  noun: 'item of the portfolio',
  populate: ['picture', 'before', 'video'],
};
