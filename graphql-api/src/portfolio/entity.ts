import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import { PictureEntity, VideoEntity } from '../picture/entity.ts';

/** The three tabs of the portfolio, in their order. */
export const portfolioGroups = ['RESIDENTIAL', 'COMMERCIAL', 'GLOBAL'] as const;
export type PortfolioGroupName = (typeof portfolioGroups)[number];

/** What an item shows; by the table's CHECK only pairs have `before` and only videos `video`. */
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
    /** The picture; of a pair the one after; of a video its poster. */
    picture: () => p.manyToOne(PictureEntity).joinColumn('picture_id'),
    before: () => p.manyToOne(PictureEntity).joinColumn('before_picture_id').nullable(),
    video: () => p.manyToOne(VideoEntity).joinColumn('video_id').nullable(),
    createdAt: p.datetime(),
    /** When it was removed; it stays for a while, so that this can be undone. */
    deletedAt: p.datetime().nullable(),
  },
});

export type PortfolioItem = InferEntity<typeof PortfolioEntity>;
