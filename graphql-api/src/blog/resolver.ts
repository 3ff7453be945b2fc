import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { MAX_DESCRIPTION, shortened } from '../../../rules/shortened.ts';
import { withFacts } from '../business/facts.ts';
import { findCategory } from '../category/service.ts';
import { CategoryType } from '../category/type.ts';
import { findLists, stateOf } from '../entry/fields.ts';
import { removeEntry } from '../entry/write.service.ts';
import type { Picture } from '../picture/entity.ts';
import { findPictures } from '../picture/service.ts';
import { PictureType } from '../picture/type.ts';
import { pictureView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { batchLoader } from '../platform/graphql/batch-loader.ts';
import { PageArg, PageSizeArg } from '../platform/graphql/numbered-page.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { lineOf } from '../platform/text/plain-text.ts';
import { SlugArg } from '../platform/validation/args.ts';
import { articleKind } from './kind.ts';
import { findBlog, findBlogById, listBlogs, MAX_PAGE_SIZE } from './service.ts';
import {
  BlogContentType,
  BlogInput,
  BlogPage,
  type BlogState,
  BlogStateEnum,
  BlogType,
  DeletedBlog,
  type ListedBlog,
} from './type.ts';
import { createBlog, updateBlog } from './write.service.ts';

/** Returns the uploaded picture with this URL. */
const findPicture = batchLoader<string, Picture>(({ em }, urls) => findPictures(em, [...urls]));

const BlogId = () =>
  Arg('id', () => Int, { description: 'The `blog_id` of the article, which is the number of its entry.' });

@Access(articleKind.access)
@Resolver(() => BlogType)
export class BlogResolver {
  @FieldResolver(() => [BlogContentType], { description: 'The blocks, in the order of the page.' })
  async blogs_content(
    @Ctx() context: Context,
    @Root() { blog_id, blogs_content }: ListedBlog & Partial<BlogType>,
  ): Promise<BlogContentType[]> {
    if (blogs_content) return blogs_content;
    const lists = await findLists(context, { kind: 'article', number: blog_id });
    const blocks = (lists?.['blogs_content'] as BlogContentType[] | undefined) ?? [];
    return withFacts(context, blocks);
  }

  @FieldResolver(() => PictureType, {
    nullable: true,
    description: 'The picture in all widths; null if `blog_image` is not an uploaded picture.',
  })
  async picture(
    @Ctx() context: Context,
    @Root() { blog_image, title }: BlogType,
  ): Promise<PictureType | null> {
    const picture = blog_image ? await findPicture(context, blog_image) : undefined;
    return picture ? pictureView({ ...picture, alt: picture.alt || title }) : null;
  }

  @FieldResolver(() => String, {
    description:
      'The description for search engines: `metaDescription`; if empty, the beginning of the introduction as plain text, or the title.',
  })
  description(@Root() { metaDescription, brief_paragraph, title }: BlogType): string {
    return metaDescription || shortened(lineOf(brief_paragraph ?? ''), MAX_DESCRIPTION) || title;
  }

  @FieldResolver(() => BlogStateEnum, { description: 'The state of the article.' })
  state(@Ctx() context: Context, @Root() { blog_id: number, publishAt }: BlogType): Promise<BlogState> {
    const entry = { kind: articleKind.kind, number, publishAt, deletedAt: null };
    return stateOf(context, entry) as Promise<BlogState>;
  }

  @FieldResolver(() => CategoryType, {
    description: 'The category of the article.',
  })
  categoryDetails(
    @Ctx() context: Context,
    @Root() { category }: BlogType,
  ): Promise<CategoryType | undefined> {
    return findCategory(context, category);
  }

  @FromContent()
  @Query(() => BlogPage, { description: 'Returns a page of the published articles, newest first.' })
  blogs(
    @Ctx() context: Context,
    @PageArg() page: number | null,
    @PageSizeArg(6, 'articles', MAX_PAGE_SIZE) pageSize: number | null,
    @Arg('category', () => Int, {
      nullable: true,
      description:
        "Returns only articles of the category with this `category_id`. The category 'All' returns all articles.",
    })
    category?: number | null,
  ): Promise<BlogPage> {
    return listBlogs(context, { page: page ?? 1, pageSize: pageSize ?? 6, category });
  }

  @FromContent()
  @Query(() => BlogType, {
    nullable: true,
    description: 'Returns a published article; null if there is none.',
  })
  blog(
    @Ctx() context: Context,
    @SlugArg('The slug of the article, an earlier slug, or its `blog_id`.')
    slug: string,
  ): Promise<BlogType | null> {
    return findBlog(context, slug);
  }

  @FromContent()
  @Query(() => BlogType, {
    nullable: true,
    description: 'Returns a published article; null if there is none.',
  })
  blogById(@Ctx() context: Context, @BlogId() id: number): Promise<BlogType | null> {
    return findBlogById(context, id);
  }

  @Mutation(() => BlogType, {
    description:
      'Creates an article. Does the same as `saveEntryDraft` and `publishEntry` for the kind `article`, with typed fields.',
  })
  createBlog(
    @Ctx() context: Context,
    @Arg('input', () => BlogInput, { description: 'The article.' }) input: BlogInput,
  ): Promise<BlogType> {
    return createBlog(context, input);
  }

  @Mutation(() => BlogType, {
    description:
      'Replaces the text of an article. If the slug changes, the old URL redirects to the new one. Does the same as `saveEntryDraft` and `publishEntry`, with typed fields.',
  })
  updateBlog(
    @Ctx() context: Context,
    @BlogId() id: number,
    @Arg('input', () => BlogInput, { description: 'The whole article.' }) input: BlogInput,
    @VersionArg('article') version: number,
  ): Promise<BlogType> {
    return updateBlog(context, id, input, version);
  }

  @Mutation(() => DeletedBlog, {
    description:
      'Deletes an article, as `removeEntry` does. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  async deleteBlog(@Ctx() context: Context, @BlogId() id: number): Promise<DeletedBlog> {
    await removeEntry(context, articleKind, id);
    return { blog_id: id };
  }
}
