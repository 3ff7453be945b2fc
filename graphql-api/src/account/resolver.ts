import { Arg, Ctx, FieldResolver, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { setPasswordFields } from '../../../rules/form/account.ts';
import { periods } from '../../../rules/periods.ts';
import { type Role, roles } from '../../../rules/roles.ts';
import { withFacts } from '../business/facts.ts';
import { AccountEntity } from '../platform/access/account.entity.ts';
import { ActivityEntity, recordActivity } from '../platform/access/activity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { AppError } from '../platform/core/errors.ts';
import { AfterArg, connectionOf, FirstArg, findPage } from '../platform/graphql/connection.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { IdArg } from '../platform/validation/args.ts';
import { TextArg } from '../platform/validation/input.ts';
import { shownActivity } from './activity.ts';
import { changeRole, listAdmins, removeAccount } from './admins.ts';
import {
  inviteAdmin,
  isPasswordLinkValid,
  listInvitations,
  requestPasswordReset,
  setPassword,
  withdrawInvitation,
} from './link/service.ts';
import { accountView, changePassword, changeProfile, login, logout } from './service.ts';
import { endSession, listDevices } from './sessions.ts';
import {
  AccountType,
  ActivityConnection,
  ActivityType,
  AdminType,
  ChangePasswordInput,
  ColleagueType,
  DeviceType,
  EndedSession,
  InvitationType,
  Login,
  LoginInput,
  MailedEmailInput,
  ProfileInput,
  RemovedAdmin,
  RoleEnum,
  SetPasswordInput,
  WithdrawnInvitation,
} from './type.ts';

@Access('public')
@Resolver()
export class AccountResolver {
  @Query(() => AccountType, {
    nullable: true,
    description: 'Returns the signed-in account; null for anonymous requests.',
  })
  me(@Ctx() { account }: Context): AccountType | null {
    return account && accountView(account);
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

  @Mutation(() => Boolean, {
    description: `Mails a link that sets another password, valid for ${periods.reset.words}, if the email address has an account. The response is the same if it has none.`,
  })
  async requestPasswordReset(
    @Ctx() context: Context,
    @Arg('input', () => MailedEmailInput, { description: 'The email address of the account.' })
    { email }: MailedEmailInput,
  ): Promise<boolean> {
    await requestPasswordReset(context, email);
    return true;
  }

  @Query(() => Boolean, {
    description: 'Returns whether a mailed link still sets a password. Send it by POST: URLs are logged.',
  })
  isPasswordLinkValid(
    @Ctx() context: Context,
    @TextArg('token', setPasswordFields.token, 'The token of the link.') token: string,
  ): Promise<boolean> {
    return isPasswordLinkValid(context, token);
  }

  @Mutation(() => Boolean, {
    description: 'Sets a password by a mailed link, which works once, and ends all sessions of the account.',
    deprecationReason: 'Use setPasswordByLink, which also signs in.',
  })
  async setPassword(
    @Ctx() context: Context,
    @Arg('input', () => SetPasswordInput, { description: 'The token of the link and the new password.' })
    { token, password }: SetPasswordInput,
  ): Promise<boolean> {
    await setPassword(context, token, password);
    return true;
  }

  @Mutation(() => Login, {
    nullable: true,
    description:
      'Sets a password by a mailed link, which works once, and ends all sessions of the account. Returns a new session after an invitation; null after a reset, and if signing in requires a code.',
  })
  setPasswordByLink(
    @Ctx() context: Context,
    @Arg('input', () => SetPasswordInput, { description: 'The token of the link and the new password.' })
    { token, password }: SetPasswordInput,
  ): Promise<Login | null> {
    return setPassword(context, token, password);
  }
}

@Resolver(() => ActivityType)
export class ActivityResolver {
  @FieldResolver()
  subject(@Ctx() context: Context, @Root() { subject }: ActivityType): Promise<string | null> {
    return withFacts(context, subject ?? null);
  }
}

@Access('adminArea')
@Resolver()
export class AccountAdminResolver {
  @Query(() => [DeviceType], {
    complexity: listOf(5),
    description: "Returns the devices that are signed in to the caller's account, the latest use first.",
  })
  devices(@Ctx() context: SignedIn): Promise<DeviceType[]> {
    return listDevices(context);
  }

  @Query(() => ActivityConnection, {
    description: `Returns a page of the admins' actions in the last ${periods.activity.words} that the caller may see, newest first.`,
  })
  async activity(
    @Ctx() context: SignedIn,
    @FirstArg('events') first?: number | null,
    @AfterArg() after?: string | null,
  ): Promise<ActivityConnection> {
    const listing = { where: shownActivity(context), time: 'at', id: 'activity_id' } as const;
    const page = await findPage(context.em, ActivityEntity, listing, { first: first ?? 20, after });
    return connectionOf(page, (activity) => activity);
  }

  @Query(() => [ColleagueType], {
    complexity: listOf(3),
    description: 'Returns the email addresses and names of all admins, the oldest first.',
  })
  colleagues(@Ctx() { em }: SignedIn): Promise<ColleagueType[]> {
    return em.find(AccountEntity, {}, { orderBy: { account_id: 'asc' } });
  }

  @Mutation(() => AccountType, {
    description: 'Changes the name of the caller, and the signature of later replies.',
  })
  changeProfile(
    @Ctx() context: SignedIn,
    @Arg('input', () => ProfileInput, { description: 'The name and the signature.' }) input: ProfileInput,
  ): Promise<AccountType> {
    return changeProfile(context, input);
  }

  @StepUp()
  @Mutation(() => Boolean, {
    description: "Changes the caller's password and ends the sessions of all other devices.",
  })
  async changePassword(
    @Ctx() context: SignedIn,
    @Arg('input', () => ChangePasswordInput, { description: 'The current password and the new one.' })
    input: ChangePasswordInput,
  ): Promise<boolean> {
    await changePassword(context, input);
    return true;
  }

  @Mutation(() => EndedSession, {
    description: "Ends a session of the caller's account. NOT_FOUND if there is none.",
  })
  async endSession(
    @Ctx() context: SignedIn,
    @IdArg('id', 'The `session_id` of the device.') id: string,
  ): Promise<EndedSession> {
    await endSession(context, id);
    return { session_id: id };
  }
}

@Access('accounts')
@Resolver()
export class AdminsResolver {
  @Query(() => [AdminType], { complexity: listOf(3), description: 'Returns all admins, the oldest first.' })
  admins(@Ctx() { em }: Context): Promise<AdminType[]> {
    return listAdmins(em);
  }

  @Query(() => [InvitationType], {
    complexity: listOf(3),
    description: 'Returns the invitations that are valid, the latest first.',
  })
  invitations(@Ctx() { em }: Context): Promise<InvitationType[]> {
    return listInvitations(em);
  }

  @StepUp()
  @Mutation(() => Boolean, {
    description: `Mails a link, valid for ${periods.invitation.words}, with which a new admin sets a password.`,
  })
  async inviteAdmin(
    @Ctx() context: SignedIn,
    @Arg('input', () => MailedEmailInput, { description: 'The email address of the new admin.' })
    { email }: MailedEmailInput,
    @Arg('role', () => RoleEnum, { defaultValue: 'editor', description: 'The role of the new admin.' })
    role: Role,
  ): Promise<boolean> {
    await inviteAdmin(context, email, role);
    return true;
  }

  @Mutation(() => WithdrawnInvitation, {
    description: 'Ends an invitation: its link does not work any more. NOT_FOUND if there is none.',
  })
  async withdrawInvitation(
    @Ctx() context: Context,
    @Arg('input', () => MailedEmailInput, { description: 'The email address of the invitation.' })
    { email }: MailedEmailInput,
  ): Promise<WithdrawnInvitation> {
    await withdrawInvitation(context, email);
    return { email };
  }

  @StepUp()
  @Mutation(() => AdminType, {
    description:
      'Changes the role of an admin, from the next request on. BAD_USER_INPUT for the only owner, NOT_FOUND if there is none.',
  })
  async setAdminRole(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The `account_id` of the admin.' }) account_id: number,
    @Arg('role', () => RoleEnum, { description: 'The new role.' }) role: Role,
  ): Promise<AdminType> {
    const { em } = context;
    const changed = await changeRole(em, account_id, role);
    const [admin] = await listAdmins(em, { account_id });
    if (!changed || !admin) throw new AppError('NOT_FOUND', 'There is no such admin any more.');
    await recordActivity(context, 'admin.role_changed', { subject: `${admin.email}: ${roles[role].label}` });
    return admin;
  }

  @StepUp()
  @Mutation(() => RemovedAdmin, {
    description:
      'Removes an admin, and ends the sessions, links and invitations. BAD_USER_INPUT for the only owner, NOT_FOUND if there is none.',
  })
  async removeAdmin(
    @Ctx() context: Context,
    @Arg('id', () => Int, { description: 'The `account_id` of the admin.' }) account_id: number,
  ): Promise<RemovedAdmin> {
    const removed = await removeAccount(context.em, { account_id });
    if (!removed) throw new AppError('NOT_FOUND', 'There is no such admin any more.');
    await recordActivity(context, 'admin.removed', { subject: removed.email });
    return { account_id };
  }
}
