import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

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
    /** As the owner typed it. */
    slug_url: p.text(),
    /** `slug_url` after the slug rule, unique: what `/artical/{slug}` is looked up by. */
    slug: p.text(),
    /** Sanitised when it is written. */
    brief_paragraph: p.text(),
    blog_image: p.text(),
    published_date: p.text(),
    category: p.integer(),
    metaTitle: p.text(),
    metaDescription: p.text(),
    canonicalLink: p.text(),
    blogs_content: p.json().$type<BlogContent[]>(),
    createdAt: p.datetime(),
    updatedAt: p.datetime(),
    /** From when on everybody sees it; null while it is a draft. */
    publishAt: p.datetime().nullable(),
    /** When it was deleted; such a post stays for a while, so that this can be undone. */
    deletedAt: p.datetime().nullable(),
    /** Raised by every change, so that nobody overwrites what they have not seen. */
    version: p.integer(),
    /** The email address of who wrote this version; empty where no admin did. */
    updatedBy: p.text().default(''),
  },
});

export type Blog = InferEntity<typeof BlogEntity>;

/** What of a post its author writes. */
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
    /** The version of the post that it was. */
    version: p.integer(),
    /** When it was replaced, and by whose account. */
    savedAt: p.datetime(),
    savedBy: p.text(),
    content: p.json().$type<BlogText>(),
  },
});

export type BlogRevision = InferEntity<typeof BlogRevisionEntity>;
