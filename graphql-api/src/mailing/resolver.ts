import { GraphQLUUID } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { reportMailings } from './report.ts';
import { continueMailing, pauseMailing, previewOf, sendTest, startMailing } from './service.ts';
import { MailingPreviewType, MailingType } from './type.ts';

const BlogId = () => Arg('blog_id', () => Int, { description: 'The `blog_id` of a published article.' });
const MailingId = () => Arg('id', () => GraphQLUUID, { description: 'The `mailing_id` of the mailing.' });

@Resolver()
export class MailingResolver {
  @Access('admin')
  @Query(() => [MailingType], { description: 'Returns the mailings, newest first.' })
  mailings(@Ctx() context: Context): Promise<MailingType[]> {
    return reportMailings(context);
  }

  @Access('admin')
  @Query(() => MailingPreviewType, {
    description: 'Returns an article as a newsletter. NOT_FOUND if it is not published.',
  })
  mailingPreview(@Ctx() context: Context, @BlogId() blog_id: number): Promise<MailingPreviewType> {
    return previewOf(context, blog_id);
  }

  @Access('admin')
  @Mutation(() => String, {
    description: 'Sends an article as a newsletter to the caller only, now. Returns the email address.',
  })
  sendTestMailing(@Ctx() context: Context, @BlogId() blog_id: number): Promise<string> {
    return sendTest(context, blog_id);
  }

  @Access('admin')
  @Mutation(() => MailingType, {
    description:
      'Starts to send an article to all confirmed subscribers. An article is sent once: a second call returns the first mailing.',
  })
  startMailing(@Ctx() context: Context, @BlogId() blog_id: number): Promise<MailingType> {
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
}
