import { GraphQLJSONObject } from 'graphql-scalars';
import { Ctx, Query, Resolver } from 'type-graphql';
import { ownPage } from '../../../rules/entry/own-page.ts';
import { page } from '../../../rules/entry/page.ts';
import { text } from '../../../rules/field/text.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { ListArg, TextArg } from '../platform/validation/input.ts';
import { fieldsWith, findOwnPage } from './own-page.ts';
import { findEditablePage, listChanges, listPageContents, listPagePictures } from './service.ts';
import { EditablePage, OwnPageContent, PageContentType, PagePicture } from './type.ts';

const Page = () => TextArg('page', text('Page', 200), 'The path of the page, or the key of shared content.');

@Access(page.access)
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
      maxLength: 200,
      nullable: true,
      description: 'Returns only these pages and shared contents; null: all.',
    })
    pages?: string[] | null,
  ): Promise<PageContentType[]> {
    return listPageContents(context, pages ?? undefined);
  }

  @Query(() => EditablePage, {
    nullable: true,
    description: 'Returns a page with the fields of its editor; null if there is none.',
  })
  editablePage(@Ctx() context: Context, @Page() key: string): Promise<EditablePage | null> {
    return findEditablePage(context, key);
  }

  @Query(() => [PagePicture], {
    complexity: listOf(100),
    description: 'Returns the first picture of each page that has one, of the site and of the owner.',
  })
  pagePictures(@Ctx() context: Context): Promise<PagePicture[]> {
    return listPagePictures(context);
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
    const found = await findOwnPage(context, path);
    return found && { ...found, changes: listChanges(found.changes) };
  }

  @Access(ownPage.access)
  @Query(() => GraphQLJSONObject, {
    description:
      'Returns the fields of the editor of a page that the owner adds, as `fields` of EditablePage.',
  })
  ownPageFields(@Ctx() { app }: Context): object {
    return fieldsWith(app, {});
  }
}
