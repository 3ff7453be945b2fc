import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context, SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { mailboxState, testMailbox } from './state.ts';
import { MailboxType } from './type.ts';

@Access('leads')
@Resolver()
export class MailboxResolver {
  @Query(() => MailboxType, { description: "Returns the state of the business's mailbox." })
  mailbox(@Ctx() context: Context): Promise<MailboxType> {
    return mailboxState(context);
  }

  @Mutation(() => MailboxType, {
    description:
      'Sends a mail to the business, whose arrival `testArrivedAt` shows. BAD_USER_INPUT without `IMAP_URL`.',
  })
  testMailbox(@Ctx() context: SignedIn): Promise<MailboxType> {
    return testMailbox(context);
  }
}
