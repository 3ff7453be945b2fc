import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, StepUp } from '../../platform/access/operations.ts';
import { findFailures, findMailings } from './report.ts';
import {
  continueMailing,
  listMailable,
  pauseMailing,
  previewOf,
  retryMailing,
  sendTest,
  startMailing,
} from './service.ts';
import {
  MailableBlogType,
  MailingFailurePage,
  MailingPage,
  MailingPreviewType,
  MailingType,
} from './type.ts';

const BlogId = () => Arg('blog_id', () => Int, { description: 'The `blog_id` of a published article.' });
const MailingId = () => Arg('id', () => GraphQLUUID, { description: 'The `mailing_id` of the mailing.' });
const PageNumber = () =>
  Arg('page', () => Int, { nullable: true, defaultValue: 1, description: 'The page; the first page is 1.' });
const PageSize = () =>
  Arg('pageSize', () => Int, {
    nullable: true,
    defaultValue: 10,
    description: 'The number of items on a page, 1 to 100.',
  });

@Resolver()
export class MailingResolver {
  @Access('admin')
  @Query(() => MailingPage, { description: 'Returns a page of the mailings, newest first.' })
  mailings(
    @Ctx() context: Context,
    @PageNumber() page: number | null,
    @PageSize() pageSize: number | null,
  ): Promise<MailingPage> {
    return findMailings(context, { page: page ?? 1, pageSize: pageSize ?? 10 });
  }

  @Access('admin')
  @StepUp()
  @Query(() => MailingFailurePage, { description: 'Returns a page of the failed mails of a mailing.' })
  mailingFailures(
    @Ctx() context: Context,
    @MailingId() id: string,
    @PageNumber() page: number | null,
    @PageSize() pageSize: number | null,
  ): Promise<MailingFailurePage> {
    return findFailures(context, id, { page: page ?? 1, pageSize: pageSize ?? 10 });
  }

  @Access('admin')
  @Query(() => [MailableBlogType], {
    description: 'Returns the published articles that were not sent yet, newest first.',
  })
  mailableBlogs(@Ctx() context: Context): Promise<MailableBlogType[]> {
    return listMailable(context);
  }

  @Access('admin')
  @Query(() => MailingPreviewType, {
    description: 'Returns an article as a newsletter. NOT_FOUND if it is not published.',
  })
  mailingPreview(@Ctx() context: SignedIn, @BlogId() blog_id: number): Promise<MailingPreviewType> {
    return previewOf(context, blog_id);
  }

  @Access('admin')
  @Mutation(() => String, {
    description: 'Sends an article as a newsletter to the caller only, now. Returns the email address.',
  })
  sendTestMailing(@Ctx() context: SignedIn, @BlogId() blog_id: number): Promise<string> {
    return sendTest(context, blog_id);
  }

  @Access('admin')
  @StepUp()
  @Mutation(() => MailingType, {
    description:
      'Starts to send an article to all confirmed subscribers. An article is sent once: a second call returns the first mailing.',
  })
  startMailing(@Ctx() context: SignedIn, @BlogId() blog_id: number): Promise<MailingType> {
    return startMailing(context, blog_id);
  }

  @Access('admin')
  @Mutation(() => MailingType, { description: 'Pauses a mailing. A mail that is being sent is still sent.' })
  pauseMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return pauseMailing(context, id);
  }

  @Access('admin')
  @Mutation(() => MailingType, { description: 'Continues a paused mailing.' })
  continueMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return continueMailing(context, id);
  }

  @Access('admin')
  @Mutation(() => MailingType, {
    description: 'Sends the failed mails of a mailing again. A second call finds none that failed.',
  })
  retryMailing(@Ctx() context: Context, @MailingId() id: string): Promise<MailingType> {
    return retryMailing(context, id);
  }
}
