import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { DRAFT_PATH } from '../../../rules/wire/draft-link.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { endDraftLink, findDraftLink, shareDraft } from './draft-link.service.ts';
import { editableKind } from './kind.ts';
import { KindArg, NumberArg } from './resolver.ts';
import { DraftLinkType, EntryType } from './type.ts';
import { findForUpdate } from './write.service.ts';

@Access('adminArea')
@Resolver()
export class DraftLinkResolver {
  @Query(() => DraftLinkType, {
    nullable: true,
    description: 'Returns the link to the draft of an entry; null if there is none, or it has expired.',
  })
  draftLink(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<DraftLinkType | null> {
    return findDraftLink(context, editableKind(context, kind), number);
  }

  @Mutation(() => DraftLinkType, {
    description:
      'Makes a link that shows the draft of an entry as its page, without an account. It replaces an earlier link.',
  })
  async shareEntryDraft(
    @Ctx() context: SignedIn,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<DraftLinkType> {
    const { token, link } = await shareDraft(context, editableKind(context, kind), number);
    return { ...link, url: `${context.app.config.siteUrl}${DRAFT_PATH}?draft=${token}` };
  }

  @Mutation(() => EntryType, {
    description: 'Ends the link to the draft of an entry. NOT_FOUND if there is none.',
  })
  async endDraftLink(
    @Ctx() context: Context,
    @KindArg() kind: string,
    @NumberArg() number: number,
  ): Promise<EntryType> {
    const named = editableKind(context, kind);
    await endDraftLink(context, named, number);
    return findForUpdate(context, named, number);
  }
}
