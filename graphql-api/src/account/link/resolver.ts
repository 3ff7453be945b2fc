import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { MailedEmailInput, SetPasswordInput } from './input.ts';
import { requestPasswordReset, setPassword } from './service.ts';

@Access('public')
@Resolver()
export class PasswordLinkResolver {
  @Mutation(() => Boolean, {
    description:
      'Mails a link that sets another password, valid for one hour, if the email address has an account. The response is the same if it has none.',
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('input', () => MailedEmailInput, { description: 'The email address of the account.' })
    { email }: MailedEmailInput,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'Sets a password by a mailed link, which works once, and ends all sessions of the account.',
  })
  async setPassword(
    @Ctx() context: Context,
    @Arg('input', () => SetPasswordInput, { description: 'The token of the link and the new password.' })
    { token, password }: SetPasswordInput,
  ): Promise<boolean> {
    await setPassword(context, token, password);
    return true;
  }
}
