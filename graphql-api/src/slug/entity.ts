import { defineEntity, p } from '@mikro-orm/core';

/** Kinds of content with slugs in their URLs. */
export type SlugKind = 'blog' | 'location';

/** An earlier slug of a post or a location page. */
export const OldSlugEntity = defineEntity({
  name: 'OldSlug',
  tableName: 'old_slug',
  properties: {
    kind: p.text().$type<SlugKind>().primary(),
    slug: p.text().primary(),
    /** The id of the post or the page. */
    id: p.integer(),
  },
});
