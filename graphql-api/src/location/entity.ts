import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SluggedKind } from '../entry/content-kind.ts';

export const LocationEntity = defineEntity({
  name: 'LocationPage',
  tableName: 'location_page',
  properties: {
    location_id: p.integer().primary().autoincrement(),
    /** Unchanged input of the owner. */
    slug_url: p.text(),
    /** `slug_url` after the slug rule, unique. */
    slug: p.text(),
    main_heading: p.text(),
    main_paragraph: p.text().nullable(),
    highlighted_heading: p.text().nullable(),
    heading_1: p.text().nullable(),
    paragraph_1: p.text().nullable(),
    heading_2: p.text().nullable(),
    paragraph_2: p.text().nullable(),
    heading_3: p.text().nullable(),
    paragraph_3: p.text().nullable(),
    heading_4: p.text().nullable(),
    paragraph_4: p.text().nullable(),
    meta_keywords: p.text().nullable(),
    meta_link: p.text().nullable(),
    meta_title: p.text().nullable(),
    meta_description: p.text().nullable(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    deletedAt: p.datetime().nullable(),
    version: p.integer(),
    updatedBy: p.text().nullable(),
  },
});

export type LocationPage = InferEntity<typeof LocationEntity>;

export const locationKind: SluggedKind<LocationPage> = {
  entity: LocationEntity,
  id: 'location_id',
  noun: 'location page',
  slugKind: 'location',
  describe: ({ main_heading }) => `the location page '${main_heading}'`,
};
