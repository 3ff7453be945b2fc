import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../access/context.ts';
import { Access } from '../access/operations.ts';
import { BadInput } from '../core/errors.ts';
import { resendMail } from './jobs.ts';
import { listPendingMails } from './pending.ts';
import { LeadMail, PendingMails } from './type.ts';

const MAX_PAGE = 100;

@Resolver()
export class MailResolver {
  @Access('admin')
  @Query(() => PendingMails, { description: 'Mails of leads that are not sent yet; for an admin.' })
  async pendingMails(
    @Ctx() { em }: Context,
    @Arg('first', () => Int, { nullable: true, defaultValue: 50, description: 'How many, 1 to 100.' })
    first?: number | null,
  ): Promise<PendingMails> {
    const limit = first ?? 50;
    if (limit < 1 || limit > MAX_PAGE) throw new BadInput({ first: `A page has 1 to ${MAX_PAGE} mails.` });
    const { mails, ...counts } = await listPendingMails(em, limit);
    return { items: mails, ...counts };
  }

  @Access('admin')
  @Mutation(() => LeadMail, { description: 'Sends a failed mail again; any other is left as it is.' })
  resendMail(
    @Ctx() context: Context,
    @Arg('id', () => ID, { description: 'The `id` of the mail.' }) id: string,
  ): Promise<LeadMail> {
    return resendMail(context, id);
  }
}
