import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { SluggedKind } from '../entry/content-kind.ts';

/** One block of an article. */
export interface BlogContent {
  heading: string;
  paragraph: string;
}

export const BlogEntity = defineEntity({
  name: 'Blog',
  tableName: 'blog',
  properties: {
    blog_id: p.integer().primary().autoincrement(),
    title: p.text(),
    /** Unchanged input of the owner. */
    slug_url: p.text(),
    /** `slug_url` after the slug rule, unique: the slug in `/artical/{slug}`. */
    slug: p.text(),
    /** Sanitised HTML. */
    brief_paragraph: p.text().nullable(),
    blog_image: p.text().nullable(),
    published_date: p.text().nullable(),
    category: p.integer(),
    metaTitle: p.text().nullable(),
    metaDescription: p.text().nullable(),
    canonicalLink: p.text().nullable(),
    blogs_content: p.json().$type<BlogContent[]>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** The time of publication, which may be in the future; null for a draft. */
    publishAt: p.datetime().nullable(),
    deletedAt: p.datetime().nullable(),
    version: p.integer(),
    updatedBy: p.text().nullable(),
  },
});

export type Blog = InferEntity<typeof BlogEntity>;

export const blogKind: SluggedKind<Blog> = {
  entity: BlogEntity,
  id: 'blog_id',
  noun: 'blog',
  slugKind: 'blog',
  describe: ({ title }) => `the blog '${title}'`,
};

/** The columns of an article that its author writes. */
export type BlogText = Pick<
  Blog,
  | 'title'
  | 'slug_url'
  | 'brief_paragraph'
  | 'blog_image'
  | 'published_date'
  | 'category'
  | 'metaTitle'
  | 'metaDescription'
  | 'canonicalLink'
  | 'blogs_content'
>;

export const BlogRevisionEntity = defineEntity({
  name: 'BlogRevision',
  tableName: 'blog_revision',
  properties: {
    revision_id: p.integer().primary().autoincrement(),
    blog_id: p.integer(),
    /** The version of the article that had this text. */
    version: p.integer(),
    /** The time at which a newer version replaced it, and the email address of the admin who saved that. */
    savedAt: p.datetime(),
    savedBy: p.text().nullable(),
    content: p.json().$type<BlogText>(),
  },
});

export type BlogRevision = InferEntity<typeof BlogRevisionEntity>;
