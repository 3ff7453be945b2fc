import { GraphQLJSONObject } from 'graphql-scalars';
import { Ctx, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { fillTokensOfHtml } from '../../../rules/fact/html-tokens.ts';
import { picturesIn } from '../../../rules/field/pictures.ts';
import { findPictures } from '../picture/service.ts';
import { UsedPicture } from '../picture/type.ts';
import { pictureView } from '../picture/view.ts';
import type { Context } from '../platform/access/context.ts';
import { FromContent } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { PageArg, PageSizeArg } from '../platform/graphql/numbered-page.ts';
import { SlugArg } from '../platform/validation/args.ts';
import type { Entry, EntryFields } from './entity.ts';
import { addressOf, kindNamed } from './kind.ts';
import { findPublicEntry, listPublicEntries, MAX_PAGE_SIZE, shownFields } from './public.ts';
import { KindArg } from './resolver.ts';
import { PublicEntryPage, PublicEntryType } from './type.ts';

/** The entries of any kind with pages. A new kind needs no operations of its own. */
@Resolver(() => PublicEntryType)
export class PublicEntryResolver {
  @FieldResolver(() => String, { description: 'The value of the field that names the entry.' })
  async title(@Ctx() context: Context, @Root() { title }: Entry): Promise<string> {
    return fillTokensOfHtml(title, await context.app.findFacts(context));
  }

  @FieldResolver(() => String, { description: 'The slug.' })
  slug(@Root() { slug }: Entry): string {
    return slug ?? '';
  }

  @FieldResolver(() => String, { description: 'The path of its page.' })
  path(@Ctx() { app }: Context, @Root() entry: Entry): string {
    return addressOf(kindNamed(app, entry.kind), entry) ?? '';
  }

  @FieldResolver(() => GraphQLJSONObject, {
    description: 'The fields by name, with prices in place of their tokens. Missing ones are null.',
  })
  fields(@Ctx() context: Context, @Root() entry: Entry): Promise<EntryFields> {
    return shownFields(context, entry);
  }

  @FieldResolver(() => [UsedPicture], {
    complexity: listOf(5),
    description: 'The pictures whose URLs are in the fields.',
  })
  async pictures(@Ctx() context: Context, @Root() entry: Entry): Promise<UsedPicture[]> {
    const { descriptors } = kindNamed(context.app, entry.kind);
    const shown = picturesIn(descriptors, await shownFields(context, entry));
    const pictures = await findPictures(
      context.em,
      shown.map(({ url }) => url),
    );
    return [...pictures].map(([url, picture]) => ({
      url,
      picture: pictureView({ ...picture, alt: picture.alt || entry.title }),
    }));
  }

  @FromContent()
  @Query(() => PublicEntryType, {
    nullable: true,
    description:
      'Returns a published entry of a kind with pages, or the one that had the slug before, whose `path` differs; null if there is none. `blog`, `locationPage` and `portfolioItem` do the same for three kinds, with typed fields.',
  })
  publicEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @SlugArg('The slug of the entry, or an earlier one.') slug: string,
  ): Promise<PublicEntryType | null> {
    return findPublicEntry(context, kind, slug);
  }

  @FromContent()
  @Query(() => PublicEntryPage, {
    description:
      'Returns a page of the published entries of a kind with pages: by position, or newest first.',
  })
  publicEntries(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @PageArg() page: number | null,
    @PageSizeArg(20, 'entries', MAX_PAGE_SIZE) pageSize: number | null,
  ): Promise<PublicEntryPage> {
    return listPublicEntries(context, kind, { page: page ?? 1, pageSize: pageSize ?? 20 });
  }
}
