import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import type { SignedIn } from '../platform/access/context.ts';
import { Access, StepUp } from '../platform/access/operations.ts';
import { IdArg } from '../platform/validation/args.ts';
import { pushSettings, setEnabled, subscribe } from './service.ts';
import { PushDevice, PushSettings, PushSubscriptionInput } from './type.ts';

@Access('leads')
@Resolver()
export class PushResolver {
  @Query(() => PushSettings, { description: "Returns the account's devices with notifications." })
  pushSettings(@Ctx() context: SignedIn): Promise<PushSettings> {
    return pushSettings(context);
  }

  @StepUp()
  @Mutation(() => PushSettings, {
    description: 'Sends a notification of each new lead to this browser until its session ends.',
  })
  subscribePush(
    @Ctx() context: SignedIn,
    @Arg('input', () => PushSubscriptionInput, { description: "The browser's subscription." })
    input: PushSubscriptionInput,
  ): Promise<PushSettings> {
    return subscribe(context, input);
  }

  @Mutation(() => PushDevice, { description: 'Turns the notifications of a device on or off.' })
  setPushEnabled(
    @Ctx() context: SignedIn,
    @IdArg('push_id', 'The id of the device.') push_id: string,
    @Arg('enabled', () => Boolean, { description: 'Whether notifications are on.' }) enabled: boolean,
  ): Promise<PushDevice> {
    return setEnabled(context, push_id, enabled);
  }
}
