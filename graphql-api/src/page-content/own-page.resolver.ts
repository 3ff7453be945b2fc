import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { TextArg } from '../platform/validation/input.ts';
import { findPublishedPage, listOwnPages, listPublishedPages } from './own-page.service.ts';
import { DeletedOwnPage, OwnPageContent, OwnPageInput, OwnPageType, PublishedPage } from './own-page.type.ts';
import { createOwnPage, deleteOwnPage, updateOwnPage } from './own-page.write.service.ts';

const Input = () => Arg('input', () => OwnPageInput, { description: 'The page.' });

@Access('admin')
@Resolver()
export class OwnPageResolver {
  @FromContent()
  @Query(() => [PublishedPage], {
    complexity: listOf(10),
    description: 'Returns the published pages that the owner added, by name.',
  })
  publishedPages(@Ctx() { em }: Context): Promise<PublishedPage[]> {
    return listPublishedPages(em) as Promise<PublishedPage[]>;
  }

  @FromContent()
  @Query(() => OwnPageContent, {
    nullable: true,
    description:
      'Returns the published page of the owner at a path, or the one that had it before, whose `path` differs; null if there is none.',
  })
  async ownPage(
    @Ctx() context: Context,
    @TextArg('path', text('Path', 2_000), 'The path.') path: string,
  ): Promise<OwnPageContent | null> {
    const page = await findPublishedPage(context, path);
    if (!page) return null;
    const changes = Object.entries(page.changes).map(([at, value]) => ({ path: at, value }));
    return { ...page, place: page.place ?? null, changes };
  }

  @Query(() => [OwnPageType], { description: 'Returns the pages that the owner added, by name.' })
  ownPages(@Ctx() { em }: Context): Promise<OwnPageType[]> {
    return listOwnPages(em) as Promise<OwnPageType[]>;
  }

  @Mutation(() => OwnPageType, {
    description: 'Adds a page, which is not published. BAD_USER_INPUT for a path in use, and at the limit.',
  })
  createOwnPage(@Ctx() context: Context, @Input() input: OwnPageInput): Promise<OwnPageType> {
    return createOwnPage(context, input) as Promise<OwnPageType>;
  }

  @Mutation(() => OwnPageType, {
    description:
      'Changes a page of the owner. Its former path redirects. BAD_USER_INPUT for a path in use, and if it is published without texts.',
  })
  updateOwnPage(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The `page_id`.' }) id: number,
    @Input() input: OwnPageInput,
    @VersionArg('page') version: number,
  ): Promise<OwnPageType> {
    return updateOwnPage(context, id, input, version) as Promise<OwnPageType>;
  }

  @Mutation(() => DeletedOwnPage, {
    description:
      'Deletes a page of the owner with its texts. Its paths answer 404. NOT_FOUND if there is none.',
  })
  async deleteOwnPage(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The `page_id`.' }) id: number,
  ): Promise<DeletedOwnPage> {
    await deleteOwnPage(context, id);
    return { page_id: id };
  }
}
