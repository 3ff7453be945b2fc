import { Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { code as codeField, currentPassword } from '../../../../rules/form/account.ts';
import type { SignedIn } from '../../platform/access/context.ts';
import { Access } from '../../platform/access/operations.ts';
import { TextArg } from '../../platform/validation/input.ts';
import { NewSecondFactor, RecoveryCodes, SecondFactorType } from '../type.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  disableSecondFactor,
  enableSecondFactor,
  findSecondFactor,
  replaceRecoveryCodes,
} from './service.ts';

const Code = () => TextArg('code', codeField, 'A code of the authenticator app, or a recovery code.');

@Access('adminArea')
@Resolver()
export class SecondFactorResolver {
  @Query(() => SecondFactorType, {
    nullable: true,
    description: "Returns the caller's second factor; null if it is off.",
  })
  secondFactor(@Ctx() context: SignedIn): Promise<SecondFactorType | null> {
    return findSecondFactor(context);
  }

  @Mutation(() => NewSecondFactor, {
    description: 'Makes a secret for an authenticator app. `enableSecondFactor` turns it on.',
  })
  beginSecondFactor(
    @Ctx() context: SignedIn,
    @TextArg('password', currentPassword, 'The current password.')
    password: string,
  ): Promise<NewSecondFactor> {
    return beginSecondFactor(context, password);
  }

  @Mutation(() => RecoveryCodes, {
    description: 'Turns the second factor on by a first code, and returns the recovery codes.',
  })
  async enableSecondFactor(@Ctx() context: SignedIn, @Code() code: string): Promise<RecoveryCodes> {
    return { recoveryCodes: await enableSecondFactor(context, code) };
  }

  @Mutation(() => Boolean, { description: 'Turns the second factor off.' })
  async disableSecondFactor(@Ctx() context: SignedIn, @Code() code: string): Promise<boolean> {
    await disableSecondFactor(context, code);
    return true;
  }

  @Mutation(() => RecoveryCodes, { description: 'Replaces all recovery codes.' })
  async replaceRecoveryCodes(@Ctx() context: SignedIn, @Code() code: string): Promise<RecoveryCodes> {
    return { recoveryCodes: await replaceRecoveryCodes(context, code) };
  }

  @Mutation(() => Boolean, {
    description:
      'Confirms this session for ten minutes, for the operations that otherwise answer SECOND_FACTOR_REQUIRED: exports, reading on in lists of persons, erasures, and changes of accounts and of the business.',
  })
  async confirmSecondFactor(@Ctx() context: SignedIn, @Code() code: string): Promise<boolean> {
    await confirmSecondFactor(context, code);
    return true;
  }
}
