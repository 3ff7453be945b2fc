import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access, readsInBulk, StepUp } from '../../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg } from '../../platform/graphql/connection.ts';
import { IdArg } from '../../platform/validation/args.ts';
import { listPendingMails, resendMail } from './service.ts';
import { LeadMail, PendingMailConnection, viewMail, viewPendingMail } from './type.ts';

@Access('leads')
@Resolver()
export class MailResolver {
  @StepUp(readsInBulk)
  @Query(() => PendingMailConnection, {
    description: 'Returns a page of the mails in the state QUEUED or FAILED, oldest first.',
  })
  async pendingMails(
    @Ctx() { em }: Context,
    @FirstArg('mails') first?: number | null,
    @AfterArg() after?: string | null,
  ): Promise<PendingMailConnection> {
    const page = await listPendingMails(em, { first: first ?? 20, after });
    const { failedCount, overdueCount } = page;
    return { ...connectionOf(page, viewPendingMail), failedCount, overdueCount };
  }

  @Mutation(() => LeadMail, {
    description:
      'Queues a mail in the state FAILED or HELD again; if its lead is spam, it is held again. Another mail does not change.',
  })
  async resendMail(
    @Ctx() context: SignedIn,
    @IdArg('id', 'The `id` of the mail.') id: string,
  ): Promise<LeadMail> {
    return viewMail(await resendMail(context, id));
  }
}
