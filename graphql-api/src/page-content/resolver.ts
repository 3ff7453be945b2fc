import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { ListArg, TextArg } from '../platform/validation/input.ts';
import {
  createOwnPage,
  deleteOwnPage,
  findPublishedPage,
  listChanges,
  listEditablePages,
  listOwnPages,
  listPageContents,
  updateOwnPage,
} from './service.ts';
import {
  DeletedOwnPage,
  EditablePage,
  OwnPageContent,
  OwnPageInput,
  OwnPageType,
  PageContentType,
  PublishedPage,
} from './type.ts';

const Page = () => TextArg('page', text('Page', 200), 'The path of the page, or the key of shared content.');

const Input = () => Arg('input', () => OwnPageInput, { description: 'The page.' });

@Access('admin')
@Resolver()
export class PageContentResolver {
  @FromContent()
  @Query(() => [PageContentType], {
    complexity: listOf(10),
    description: "Returns the owner's changes by page; omits pages without changes.",
  })
  pageContents(
    @Ctx() context: Context,
    @ListArg('pages', () => String, {
      label: 'Pages',
      maxItems: 100,
      nullable: true,
      description: 'Returns only these pages and shared contents; null: all.',
    })
    pages?: string[] | null,
  ): Promise<PageContentType[]> {
    return listPageContents(context, pages ?? undefined);
  }

  @Query(() => [EditablePage], {
    description: 'Returns every page and shared content that can be edited, in the order of the navigation.',
  })
  editablePages(@Ctx() context: Context): Promise<EditablePage[]> {
    return listEditablePages(context);
  }

  @Query(() => EditablePage, {
    nullable: true,
    description: 'Returns a page with the fields of its editor; null if there is none.',
  })
  async editablePage(@Ctx() context: Context, @Page() page: string): Promise<EditablePage | null> {
    return (await listEditablePages(context, page))[0] ?? null;
  }

  @FromContent()
  @Query(() => [PublishedPage], {
    complexity: listOf(10),
    description: 'Returns the published pages that the owner added, by name.',
  })
  publishedPages(@Ctx() { em }: Context): Promise<PublishedPage[]> {
    return listOwnPages(em, { isPublished: true }) as Promise<PublishedPage[]>;
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
    return { ...page, place: page.place ?? null, changes: listChanges(page.changes) };
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
