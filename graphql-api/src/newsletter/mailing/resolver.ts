import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { type MailableKind, mailableKinds } from '../../../../rules/entry/newsletter.ts';
import { choice } from '../../../../rules/field/text.ts';
import { NumberArg } from '../../entry/resolver.ts';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, StepUp } from '../../platform/access/operations.ts';
import { listOf } from '../../platform/graphql/cost.ts';
import { PageArg, PageSizeArg } from '../../platform/graphql/numbered-page.ts';
import { SearchArg } from '../../platform/validation/args.ts';
import { ListArg, TextArg } from '../../platform/validation/input.ts';
import { findMailable, listMailable } from './items.ts';
import { findReaders, previewOf, sendTest } from './preview.ts';
import { countUnopened, findFailures, readFigures, reportMailings, reportOpen } from './report.ts';
import { changeMailing, resendMailing } from './service.ts';
import {
  MailableItemPage,
  MailableItemType,
  MailingFailurePage,
  MailingFigures,
  MailingPreviewType,
  MailingReadersType,
  MailingType,
} from './type.ts';

const MailingId = () => Arg('id', () => GraphQLUUID, { description: 'The `mailing_id` of the mailing.' });
const ChosenArg = () =>
  ListArg('entries', () => String, {
    label: 'Articles and projects',
    description: 'The articles and projects, such as `article/12`.',
    maxItems: 100,
    maxLength: 40,
  });
const MailableKindArg = () => TextArg('entryKind', choice('Kind', mailableKinds), 'The kind of the entries.');

@Access('newsletters')
@Resolver(() => MailingType)
export class MailingResolver {
  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'The number of readers to whom it was sent and who opened none of its links; null if it counts no clicks.',
  })
  unopenedCount(@Ctx() { em }: Context, @Root() mailing: MailingType): Promise<number | null> {
    return countUnopened(em, mailing);
  }

  @Query(() => [MailingType], {
    complexity: listOf(2),
    description:
      'Returns the mailings of a newsletter in the order of their start; none before it is published.',
  })
  mailings(@Ctx() { em }: Context, @NumberArg() number: number): Promise<MailingType[]> {
    return reportMailings(em, { number });
  }

  @Query(() => [MailingType], {
    complexity: listOf(2),
    description: 'Returns the mailings with mails that are not sent yet; they are being sent or paused.',
  })
  openMailings(@Ctx() { em }: Context): Promise<MailingType[]> {
    return reportOpen(em);
  }

  @Query(() => [MailingFigures], {
    complexity: listOf(100),
    description: 'Returns the figures of the last hundred newsletters that were started.',
  })
  mailingFigures(@Ctx() { em }: Context): Promise<MailingFigures[]> {
    return readFigures(em);
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
    description: 'Returns those of these articles and projects that are published.',
  })
  mailableItems(@Ctx() context: Context, @ChosenArg() entries: string[]): Promise<MailableItemType[]> {
    return listMailable(context, entries);
  }

  @Query(() => MailableItemPage, {
    description: 'Returns a page of the published articles, newest first, or of the projects.',
  })
  mailablePage(
    @Ctx() context: Context,
    @MailableKindArg() entryKind: MailableKind,
    @SearchArg('Returns only those whose title contains each of these words.') search: string | null,
    @PageArg() page: number | null,
    @PageSizeArg(12) pageSize: number | null,
  ): Promise<MailableItemPage> {
    return findMailable(context, entryKind, { search, page: page ?? 1, pageSize: pageSize ?? 12 });
  }

  @Query(() => MailingReadersType, {
    description: 'Returns the number of readers of each segment, and whether a newsletter could be sent.',
  })
  mailingReaders(@Ctx() context: Context): Promise<MailingReadersType> {
    return findReaders(context);
  }

  @Query(() => MailingPreviewType, {
    description: 'Returns the stored draft of a newsletter as a mail. It may be incomplete.',
  })
  mailingPreview(@Ctx() context: SignedIn, @NumberArg() number: number): Promise<MailingPreviewType> {
    return previewOf(context, number);
  }

  @Mutation(() => String, {
    description: 'Sends the stored draft of a newsletter to the caller only, now. Returns the email address.',
  })
  sendTestMailing(@Ctx() context: SignedIn, @NumberArg() number: number): Promise<string> {
    return sendTest(context, number);
  }

  @StepUp()
  @Mutation(() => MailingType, {
    description:
      'Sends a newsletter again, once, to those who opened none of its links. BAD_USER_INPUT if it counts no clicks or is not sent.',
  })
  resendMailing(@Ctx() context: SignedIn, @MailingId() id: string): Promise<MailingType> {
    return resendMailing(context, id);
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
