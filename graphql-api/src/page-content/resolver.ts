import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { text } from '../../../rules/field/text.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, FromContent, StepUp } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { ListArg, TextArg } from '../platform/validation/input.ts';
import {
  findEditablePage,
  listEditablePages,
  listPageContents,
  listPageRevisions,
  restorePageContent,
  updatePageContent,
} from './service.ts';
import { ContentChangeInput, EditablePage, PageContentRevision, PageContentType } from './type.ts';

const Page = () => TextArg('page', text('Page', 200), 'The path of the page, or the key of shared content.');
/** Whether a change is of the details of the business: leads go to its email address and phone number. */
const isOfBusiness = ({ page }: Record<string, unknown>) => page === 'business';
const Version = () =>
  Arg('version', () => Int, {
    description: 'The `version` that was read. CONFLICT if the page has a newer one.',
  });

@Resolver()
export class PageContentResolver {
  @Access('public')
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

  @Access('admin')
  @Query(() => [EditablePage], {
    description: 'Returns every page and shared content that can be edited, in the order of the navigation.',
  })
  editablePages(@Ctx() context: Context): Promise<EditablePage[]> {
    return listEditablePages(context);
  }

  @Access('admin')
  @Query(() => EditablePage, {
    nullable: true,
    description: 'Returns a page with the fields of its editor; null if there is none.',
  })
  editablePage(@Ctx() context: Context, @Page() page: string): Promise<EditablePage | null> {
    return findEditablePage(context, page);
  }

  @Access('admin')
  @Query(() => [PageContentRevision], {
    description: 'Returns the earlier versions of a page, the latest first, at most 100.',
  })
  pageRevisions(@Ctx() context: Context, @Page() page: string): Promise<PageContentRevision[]> {
    return listPageRevisions(context, page);
  }

  @Access('admin')
  @StepUp(isOfBusiness)
  @Mutation(() => EditablePage, {
    description:
      'Replaces the changes of a page. Fields that are left out show the original text again. NOT_FOUND if there is no such page.',
  })
  updatePageContent(
    @Ctx() context: Context,
    @Page() page: string,
    @ListArg('changes', () => ContentChangeInput, {
      label: 'Changes',
      description: 'All changed fields of the page.',
      maxItems: 500,
    })
    changes: ContentChangeInput[],
    @Version() version: number,
  ): Promise<EditablePage> {
    return updatePageContent(context, page, changes, version);
  }

  @Access('admin')
  @StepUp(isOfBusiness)
  @Mutation(() => EditablePage, {
    description:
      'Restores an earlier version of a page, as a new version, without the fields that the page no longer has. NOT_FOUND if there is none. BAD_USER_INPUT if a value no longer fits its field.',
  })
  restorePageContent(
    @Ctx() context: Context,
    @Page() page: string,
    @Arg('revision', () => Int, { description: 'The `revision_id`.' }) revision: number,
    @Version() version: number,
  ): Promise<EditablePage> {
    return restorePageContent(context, page, revision, version);
  }
}
