import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Changes } from '../../../rules/seam.ts';

/** The owner's changes of one page. A page without a row shows its original texts. */
export const PageContentEntity = defineEntity({
  name: 'PageContent',
  tableName: 'page_content',
  properties: {
    /** The path of the page, or the key of shared content. */
    page: p.text().primary(),
    changes: p.json().$type<Changes>(),
    version: p.integer(),
    updatedAt: p.datetime(),
    updatedBy: p.text().nullable(),
  },
});

export type PageContent = InferEntity<typeof PageContentEntity>;

export const PageContentRevisionEntity = defineEntity({
  name: 'PageContentRevision',
  tableName: 'page_content_revision',
  properties: {
    revision_id: p.integer().primary().autoincrement(),
    page: p.text(),
    /** The version that had these changes. */
    version: p.integer(),
    /** The time at which a newer version replaced it, and the email address of the admin who saved that. */
    savedAt: p.datetime(),
    savedBy: p.text().nullable(),
    changes: p.json().$type<Changes>(),
  },
});
