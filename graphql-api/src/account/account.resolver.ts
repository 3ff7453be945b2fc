import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Access } from '../graphql/access.ts';
import { LoginInput } from './account.input.ts';
import { login, logout } from './account.service.ts';
import { AccountType, Login } from './account.type.ts';

@Resolver()
export class AccountResolver {
  @Access('public')
  @Query(() => AccountType, { nullable: true, description: 'Who is signed in; null for a stranger.' })
  me(@Ctx() { account }: Context): AccountType | null {
    return account;
  }

  @Access('public')
  @Mutation(() => Login, { description: 'Signs in.' })
  login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput, { description: 'Who, and the proof.' }) { email, password }: LoginInput,
  ): Promise<Login> {
    return login(context, email, password);
  }

  @Access('public')
  @Mutation(() => Boolean, { description: 'Ends the session of the token that the request carries.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    if (context.token) await logout(context, context.token);
    return true;
  }
}
