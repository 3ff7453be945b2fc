import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

/** A page that the owner added. Its texts are the changes with the key `page/{page_id}`. */
export const OwnPageEntity = defineEntity({
  name: 'OwnPage',
  tableName: 'own_page',
  properties: {
    page_id: p.integer().primary().autoincrement(),
    path: p.text(),
    /** Its name in the navigation and in breadcrumbs. */
    label: p.text(),
    /** The page above it in the navigation and in breadcrumbs, '/' for the footer; null: in neither. */
    place: p.text().nullable(),
    isPublished: p.boolean(),
    /** Whether search engines may list it. */
    isListed: p.boolean(),
    version: p.integer().default(1),
    updatedAt: p.datetime(),
    updatedBy: p.text().nullable(),
  },
});

export type OwnPage = InferEntity<typeof OwnPageEntity>;

/** A path that a page had before. */
export const FormerPathEntity = defineEntity({
  name: 'FormerPath',
  tableName: 'own_page_former_path',
  properties: { path: p.text().primary(), page_id: p.integer() },
});
