import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { Context } from '../platform/access/context.ts';
import { Access } from '../platform/access/operations.ts';
import { LoginInput } from './input.ts';
import { login, logout } from './service.ts';
import { AccountType, Login } from './type.ts';

@Access('public')
@Resolver()
export class AccountResolver {
  @Query(() => AccountType, {
    nullable: true,
    description: 'Returns the signed-in account; null for anonymous requests.',
  })
  me(@Ctx() { account }: Context): AccountType | null {
    return account;
  }

  @Mutation(() => Login, { description: 'Signs in.' })
  login(
    @Ctx() context: Context,
    @Arg('input', () => LoginInput, { description: 'The email address and the password.' })
    input: LoginInput,
  ): Promise<Login> {
    return login(context, input);
  }

  @Mutation(() => Boolean, { description: 'Ends the session of the token that the request carries.' })
  async logout(@Ctx() context: Context): Promise<boolean> {
    if (context.token) await logout(context, context.token);
    return true;
  }
}
