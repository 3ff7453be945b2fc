import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { recordActivity } from '../platform/access/activity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { AppError } from '../platform/core/errors.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { listAdmins, removeAccount } from './admins.ts';
import { AdminType, InvitationType, RemovedAdmin, WithdrawnInvitation } from './admins.type.ts';
import { MailedEmailInput } from './link/input.ts';
import { inviteAdmin, listInvitations, withdrawInvitation } from './link/service.ts';

@Access('admin')
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
  async invitations(@Ctx() { em }: Context): Promise<InvitationType[]> {
    const invitations = await listInvitations(em);
    return invitations.map(({ email, invitedBy, expiresAt }) => ({
      email,
      invitedBy: invitedBy?.email ?? null,
      expiresAt,
    }));
  }

  @StepUp()
  @Mutation(() => Boolean, {
    description: 'Mails a link, valid for three days, with which a new admin sets a password.',
  })
  async inviteAdmin(
    @Ctx() context: SignedIn,
    @Arg('input', () => MailedEmailInput, { description: 'The email address of the new admin.' })
    { email }: MailedEmailInput,
  ): Promise<boolean> {
    await inviteAdmin(context, email);
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
  @Mutation(() => RemovedAdmin, {
    description:
      'Removes an admin, and ends the sessions, links and invitations. BAD_USER_INPUT for the only admin, NOT_FOUND if there is none.',
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
