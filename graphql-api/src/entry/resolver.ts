import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { entryKinds } from '../../../rules/entry/kinds.ts';
import { optional } from '../../../rules/field/optional.ts';
import { text } from '../../../rules/field/text.ts';
import { unknownIn } from '../../../rules/field/unknown.ts';
import type { Context } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { VersionArg } from '../platform/graphql/version-arg.ts';
import { FieldsArg, SearchArg } from '../platform/validation/args.ts';
import { TextArg } from '../platform/validation/input.ts';
import { findDue, findRecent } from './due.service.ts';
import type { Entry, EntryFields } from './entity.ts';
import { findDraft, findLists, stateOf } from './fields.ts';
import { addressOf, descriptorsOf, editableKind, fieldsOf, kindNamed } from './kind.ts';
import { moveEntry } from './order.service.ts';
import { searchEntries } from './search.service.ts';
import { type EntryState, findEntry, listEntries, listLinkable, listVersions } from './service.ts';
import {
  DueEntryType,
  EntryDraftType,
  EntryPage,
  EntryStateEnum,
  EntryType,
  EntryVersionType,
  FoundEntryType,
} from './type.ts';
import { shown } from './values.resolver.ts';
import { removeEntry, restoreEntry, unpublishEntry } from './write.service.ts';

export const KindArg = () => TextArg('kind', text('Kind', 40), 'The kind of entry, such as `category`.');
export const NumberArg = () => Arg('number', () => Int, { description: 'The number of the entry.' });
/** Maximum number of entries of one kind that a search returns. */
const MAX_FOUND = 5;
/** Whether the kind of an operation requires a code. */
export const asksForCode = ({ kind: name }: Record<string, unknown>) =>
  entryKinds.some(({ kind, asksForCode: asks }) => kind === name && asks);
/** Returns the stored values of an entry, with its lists. */
const valuesOf = async (context: Context, entry: Entry): Promise<EntryFields> =>
  fieldsOf({ ...entry, lists: entry.lists ?? (await findLists(context, entry)) });

@Access('adminArea')
@Resolver(() => EntryType)
export class EntryResolver {
  @FieldResolver(() => GraphQLJSONObject, {
    description: 'The stored fields by name. Missing ones are empty. Those of version 0 are in its draft.',
  })
  async fields(@Ctx() context: Context, @Root() entry: Entry): Promise<EntryFields> {
    return shown(context, entry, await valuesOf(context, entry));
  }

  @FieldResolver(() => [String], {
    description:
      'The names of stored fields that this release does not know, also of the draft. They stay stored, and no page shows them.',
  })
  async unknown(@Ctx() context: Context, @Root() entry: Entry): Promise<string[]> {
    const kind = editableKind(context, entry.kind);
    const draft = await findDraft(context, entry);
    const all = [await valuesOf(context, entry), draft?.fields ?? {}];
    return [...new Set(all.flatMap((it) => unknownIn(descriptorsOf(context.app, kind, entry, it), it)))];
  }

  @FieldResolver(() => EntryStateEnum, { description: 'The state of the entry.' })
  state(@Ctx() context: Context, @Root() entry: Entry): Promise<EntryState> {
    return stateOf(context, entry);
  }

  @FieldResolver(() => String, { nullable: true, description: 'The path of its page; null if it has none.' })
  address(@Ctx() { app }: Context, @Root() entry: Entry): string | null {
    return addressOf(kindNamed(app, entry.kind), entry);
  }

  @FieldResolver(() => EntryDraftType, { nullable: true, description: 'The draft; null if there is none.' })
  async draft(@Ctx() context: Context, @Root() entry: Entry): Promise<EntryDraftType | null> {
    editableKind(context, entry.kind);
    return (await findDraft(context, entry)) ?? null;
  }

  @Query(() => EntryType, {
    nullable: true,
    description: 'Returns an entry in any state; null if there is none or it is deleted.',
  })
  entry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<EntryType | null> {
    return findEntry(context.em, editableKind(context, kind), number);
  }

  @Query(() => EntryPage, {
    description: 'Returns a page of the entries of a kind, by position or newest first.',
  })
  entries(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @Arg('page', () => Int, { defaultValue: 1, description: 'The page; the first page is 1.' }) page: number,
    @Arg('pageSize', () => Int, {
      defaultValue: 20,
      description: 'The number of entries on a page, 1 to 100.',
    })
    pageSize: number,
    @Arg('state', () => EntryStateEnum, {
      nullable: true,
      description: 'Returns only entries in this state; null: all that are not deleted.',
    })
    state?: EntryState | null,
    @SearchArg('Returns only entries whose title or slug contains each of these words.')
    search?: string | null,
    @FieldsArg(1_000, 'Returns only entries whose fields have these values, such as `{"category": 2}`.', {
      nullable: true,
    })
    fields?: Record<string, unknown> | null,
  ): Promise<EntryPage> {
    return listEntries(context, editableKind(context, kind), { page, pageSize, state, search, fields });
  }

  @Query(() => [FoundEntryType], {
    complexity: listOf(40),
    description:
      'Returns the first five entries of each kind that the caller may edit with the words of a search. First those whose title or slug contains each word: the title that begins with the search, then titles with words that begin with its words. Last those whose texts have words that begin with them.',
  })
  searchEntries(
    @Ctx() context: Context,
    @SearchArg('The words.') search?: string | null,
  ): Promise<FoundEntryType[]> {
    return searchEntries(context, search ?? '', MAX_FOUND);
  }

  @Query(() => [EntryType], {
    complexity: listOf(100),
    description:
      'Returns the entries that a link can lead to: the pages of the site, whose path is the slug, and the published entries with pages, at most 100 of a kind.',
  })
  linkableEntries(@Ctx() context: Context): Promise<EntryType[]> {
    return listLinkable(context);
  }

  @Query(() => [DueEntryType], {
    complexity: listOf(20),
    description:
      'Returns the entries that the caller may edit and that wait for an admin, the newest first, at most 20.',
  })
  dueEntries(@Ctx() context: Context): Promise<DueEntryType[]> {
    return findDue(context);
  }

  @Query(() => [EntryType], {
    complexity: listOf(10),
    description:
      'Returns the entries that the caller may edit and that an admin edited last, the newest first, at most 10.',
  })
  recentEntries(@Ctx() context: Context): Promise<EntryType[]> {
    return findRecent(context);
  }

  @Query(() => [EntryVersionType], {
    description: 'Returns the versions of an entry, the current one first, at most 100.',
  })
  entryVersions(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<EntryVersionType[]> {
    return listVersions(context, editableKind(context, kind), number);
  }

  @StepUp(asksForCode)
  @Mutation(() => EntryType, {
    description: 'Takes an entry back from the public pages, or from the schedule. Its fields stay.',
  })
  unpublishEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @VersionArg('entry') version: number,
  ): Promise<EntryType> {
    return unpublishEntry(context, editableKind(context, kind), number, version);
  }

  @Mutation(() => EntryType, {
    description:
      'Deletes an entry, as `deleteBlog` and `deleteLocationPage` do for two kinds. It can be restored for thirty days. NOT_FOUND if there is none.',
  })
  removeEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<EntryType> {
    return removeEntry(context, editableKind(context, kind), number);
  }

  @Mutation(() => EntryType, {
    description: 'Restores a deleted entry. BAD_USER_INPUT if its slug or name is taken by now.',
  })
  restoreEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<EntryType> {
    return restoreEntry(context, editableKind(context, kind), number);
  }

  @Mutation(() => EntryType, {
    description: 'Moves an entry of a kind with an order. Moving it to another part is a new version.',
  })
  moveEntry(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
    @Arg('position', () => Int, {
      description: 'The new position; the first one is 0. A position past the end is the last.',
    })
    position: number,
    @TextArg(
      'part',
      optional(text('Part', 40)),
      'The part of the order, such as the `group` of a project; null: its part.',
    )
    part?: string | null,
  ): Promise<EntryType> {
    return moveEntry(context, editableKind(context, kind), number, { position, part });
  }
}
