import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { ActivityEntity } from '../platform/access/activity.ts';
import type { Context, SignedIn } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { AfterArg, connectionOf, FirstArg, findPage } from '../platform/graphql/connection.ts';
import { listOf } from '../platform/graphql/cost.ts';
import { ChangePasswordInput } from './input.ts';
import { changePassword } from './service.ts';
import { endSession, listDevices } from './sessions.ts';
import { ActivityConnection, DeviceType, EndedSession } from './type.ts';

@Access('admin')
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
    description: "Returns a page of the admins' actions in the last 90 days, newest first.",
  })
  async activity(
    @Ctx() { em }: Context,
    @FirstArg('events') first?: number | null,
    @AfterArg() after?: string | null,
  ): Promise<ActivityConnection> {
    const listing = { where: {}, time: 'at', id: 'activity_id' } as const;
    const page = await findPage(em, ActivityEntity, listing, { first: first ?? 20, after });
    return connectionOf(page, (activity) => activity);
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
    @Arg('id', () => ID, { description: 'The `session_id` of the device.' }) id: string,
  ): Promise<EndedSession> {
    await endSession(context, id);
    return { session_id: id };
  }
}
