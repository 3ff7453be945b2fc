import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const LocationEntity = defineEntity({
  name: 'LocationPage',
  tableName: 'location_page',
  properties: {
    location_id: p.integer().primary().autoincrement(),
    /** As the owner typed it. */
    slug_url: p.text(),
    /** `slug_url` after the slug rule, unique. */
    slug: p.text(),
    main_heading: p.text(),
    main_paragraph: p.text(),
    highlighted_heading: p.text(),
    heading_1: p.text(),
    paragraph_1: p.text(),
    heading_2: p.text(),
    paragraph_2: p.text(),
    heading_3: p.text(),
    paragraph_3: p.text(),
    heading_4: p.text(),
    paragraph_4: p.text(),
    meta_keywords: p.text(),
    meta_link: p.text(),
    meta_title: p.text(),
    meta_description: p.text(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** When it was deleted; such a page stays for a while, so that this can be undone. */
    deletedAt: p.datetime().nullable(),
    /** Raised by every change, so that nobody overwrites what they have not seen. */
    version: p.integer(),
    /** The email address of who wrote this version; empty where no admin did. */
    updatedBy: p.text().default(''),
  },
});

export type LocationPage = InferEntity<typeof LocationEntity>;
