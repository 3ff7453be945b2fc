import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access, FromContent } from '../access/operations.ts';
import { CategoryType } from '../category/resolver.ts';
import { findCategory } from '../category/service.ts';
import { PictureType } from '../picture/type.ts';
import { pictureView } from '../picture/view.ts';
import type { Blog } from './entity.ts';
import { findBlocks, findPicture, findState } from './fields.ts';
import { findBlog, findBlogById, listBlogs } from './service.ts';
import {
  BlogContentType,
  BlogPage,
  type BlogState,
  BlogStateEnum,
  BlogType,
  type ListedBlog,
} from './type.ts';

@Resolver(() => BlogType)
export class BlogResolver {
  @FieldResolver(() => [BlogContentType])
  async blogs_content(
    @Ctx() context: Context,
    @Root() { blog_id, blogs_content }: ListedBlog & Partial<BlogType>,
  ): Promise<BlogContentType[]> {
    return blogs_content ?? (await findBlocks(context, blog_id)) ?? [];
  }

  @FieldResolver(() => PictureType, {
    nullable: true,
    description: 'Its picture in every width, where it is stored here.',
  })
  async picture(
    @Ctx() context: Context,
    @Root() { blog_image, title }: BlogType,
  ): Promise<PictureType | null> {
    const picture = await findPicture(context, blog_image);
    // An uploaded picture is described by what it illustrates until somebody describes it better.
    return picture ? pictureView({ ...picture, alt: picture.alt || title }) : null;
  }

  @FieldResolver(() => BlogStateEnum, { description: 'Its state; what everybody can read is PUBLISHED.' })
  state(@Ctx() context: Context, @Root() blog: Blog): Promise<BlogState> {
    return findState(context, blog);
  }

  @FieldResolver(() => CategoryType, {
    description: 'The category that `category` names, so that nobody looks it up in `categories`.',
  })
  categoryDetails(
    @Ctx() context: Context,
    @Root() { category }: BlogType,
  ): Promise<CategoryType | undefined> {
    return findCategory(context, category);
  }

  @Access('public')
  @FromContent()
  @Query(() => BlogPage, { description: 'The articles of the blog, newest first, in pages.' })
  blogs(
    @Ctx() context: Context,
    @Arg('page', () => Int, { nullable: true, defaultValue: 1, description: 'Which page, from 1.' })
    page: number | null,
    @Arg('pageSize', () => Int, {
      nullable: true,
      defaultValue: 6,
      description: 'Articles a page, at most 50.',
    })
    pageSize: number | null,
    @Arg('category', () => Int, {
      nullable: true,
      description: "Only this category; 'All' or none: every article.",
    })
    category?: number | null,
  ): Promise<BlogPage> {
    return listBlogs(context, { page: page ?? 1, pageSize: pageSize ?? 6, category });
  }

  @Access('public')
  @FromContent()
  @Query(() => BlogType, {
    nullable: true,
    description: 'The article at this address; null when there is none.',
  })
  blog(
    @Ctx() context: Context,
    @Arg('slug', () => String, { description: 'Its slug, one it had before, or its number.' }) slug: string,
  ): Promise<BlogType | null> {
    return findBlog(context, slug);
  }

  @Access('public')
  @FromContent()
  @Query(() => BlogType, {
    nullable: true,
    description: 'The article with this number; null when there is none.',
  })
  blogById(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The `blog_id` of the article.' }) id: number,
  ): Promise<BlogType | null> {
    return findBlogById(context, id);
  }
}
