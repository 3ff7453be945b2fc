import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { AmountArg, ExcerptArg, TokenArg } from '../../business/resolver.ts';
import { OutdatedFigure } from '../../business/type.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, StepUp } from '../../platform/access/operations.ts';
import { ReplacesArg } from '../../platform/graphql/content-id-args.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { PageArg, PageSizeArg } from '../../platform/graphql/numbered-page.ts';
import { readStoredDraft, saveDraft } from './draft.service.ts';
import { findInNewsletters, replaceInNewsletter } from './figures.ts';
import { listMailable } from './items.ts';
import { previewOf, sendTest } from './preview.ts';
import { findFailures, findMailings } from './report.ts';
import { cancelMailing, changeMailing, startMailing } from './service.ts';
import {
  FigureNewsletter,
  MailableItemType,
  MailingDraftType,
  MailingFailurePage,
  MailingInput,
  MailingPage,
  MailingPreviewType,
  MailingType,
} from './type.ts';

const Newsletter = () => Arg('input', () => MailingInput, { description: 'The newsletter.' });
const MailingId = () => Arg('id', () => GraphQLUUID, { description: 'The `mailing_id` of the mailing.' });

@Resolver(() => OutdatedFigure)
export class FigureNewslettersResolver {
  @FieldResolver(() => [FigureNewsletter], {
    description: 'The texts that spell it in the newsletter of the caller, and in scheduled ones.',
  })
  async newsletters(
    @Ctx() context: Context,
    @Root() { amount }: OutdatedFigure,
  ): Promise<FigureNewsletter[]> {
    return (await findInNewsletters(context, amount)) ?? [];
  }
}

@Access('newsletters')
@Resolver()
export class MailingResolver {
  @Query(() => MailingPage, { description: 'Returns a page of the mailings, newest first.' })
  mailings(
    @Ctx() { em }: Context,
    @PageArg() page: number | null,
    @PageSizeArg(10) pageSize: number | null,
  ): Promise<MailingPage> {
    return findMailings(em, { page: page ?? 1, pageSize: pageSize ?? 10 });
  }

  @StepUp()
  @Query(() => MailingFailurePage, { description: 'Returns a page of the failed mails of a mailing.' })
  mailingFailures(
    @Ctx() { em }: Context,
    @MailingId() id: string,
    @PageArg() page: number | null,
    @PageSizeArg(10) pageSize: number | null,
  ): Promise<MailingFailurePage> {
    return findFailures(em, id, { page: page ?? 1, pageSize: pageSize ?? 10 });
  }

  @Query(() => [MailableItemType], {
    complexity: listOf(10),
    description: 'Returns the published articles, newest first, and the projects.',
  })
  mailableItems(@Ctx() context: Context): Promise<MailableItemType[]> {
    return listMailable(context);
  }

  @Query(() => MailingDraftType, {
    nullable: true,
    description: 'Returns the newsletter that the caller is writing; null if there is none.',
  })
  async mailingDraft(@Ctx() context: SignedIn): Promise<MailingDraftType | null> {
    const draft = await readStoredDraft(context);
    if (!draft) return null;
    const { input, savedAt } = draft;
    return { ...input, items: input.items ?? [], countsClicks: input.countsClicks ?? false, savedAt };
  }

  @Mutation(() => Boolean, { description: 'Stores the newsletter that the caller is writing.' })
  async saveMailingDraft(@Ctx() context: SignedIn, @Newsletter() input: MailingInput): Promise<boolean> {
    await saveDraft(context, input);
    return true;
  }

  @Query(() => MailingPreviewType, {
    description: 'Returns the mail of a newsletter, which may be incomplete.',
  })
  mailingPreview(@Ctx() context: SignedIn, @Newsletter() input: MailingInput): Promise<MailingPreviewType> {
    return previewOf(context, input);
  }

  @Mutation(() => String, {
    description: 'Sends a newsletter to the caller only, now. Returns the email address.',
  })
  sendTestMailing(@Ctx() context: SignedIn, @Newsletter() input: MailingInput): Promise<string> {
    return sendTest(context, input);
  }

  @StepUp()
  @Mutation(() => MailingType, {
    description:
      'Starts to send a newsletter to its readers, now or at a time. A second call with the same id returns the first mailing.',
  })
  startMailing(
    @Ctx() context: SignedIn,
    @Arg('id', () => GraphQLUUID, { description: 'The `mailing_id`, which the client creates.' }) id: string,
    @Newsletter() input: MailingInput,
    @Arg('scheduledFor', () => GraphQLDateTimeISO, {
      nullable: true,
      description: 'The time at which it starts; if omitted, now.',
    })
    scheduledFor?: Date | null,
    @ReplacesArg() replaces?: string[] | null,
  ): Promise<MailingType> {
    return startMailing(context, { id, replaces }, input, scheduledFor ?? null);
  }

  @Mutation(() => Boolean, {
    description:
      'Makes a scheduled newsletter the draft of the caller. NOT_FOUND once it has started; BAD_USER_INPUT if the caller is writing another one.',
  })
  async cancelMailing(@Ctx() context: SignedIn, @MailingId() id: string): Promise<boolean> {
    await cancelMailing(context, id);
    return true;
  }

  @Access('business')
  @Mutation(() => Boolean, {
    description:
      'Replaces an amount in the texts of a newsletter that has not started by the token of a price.',
  })
  async replaceFigureInNewsletter(
    @Ctx() context: SignedIn,
    @AmountArg() amount: number,
    @ExcerptArg() excerpt: string,
    @TokenArg() token: string,
    @Arg('mailing_id', () => GraphQLUUID, {
      nullable: true,
      description: 'The id of a scheduled newsletter; null: the one of the caller.',
    })
    mailing_id?: string | null,
  ): Promise<boolean> {
    await replaceInNewsletter(context, mailing_id ?? null, { amount, excerpt, token });
    return true;
  }

  @Mutation(() => MailingType, { description: 'Pauses a mailing. A mail that is being sent is still sent.' })
  pauseMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return changeMailing(context, id, 'queued', 'held');
  }

  @Mutation(() => MailingType, { description: 'Continues a paused mailing.' })
  continueMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return changeMailing(context, id, 'held', 'queued');
  }

  @Mutation(() => MailingType, {
    description: 'Sends the failed mails of a mailing again. A second call finds none that failed.',
  })
  retryMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return changeMailing(context, id, 'failed', 'queued');
  }
}
