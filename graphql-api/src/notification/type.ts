import { GraphQLDateTimeISO } from 'graphql-scalars';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { listOf } from '../platform/graphql/cost.ts';

@ObjectType({ description: 'A browser that shows a notification for each new lead.' })
export class PushDevice {
  @Field(() => ID, { description: 'The id of the device.' })
  push_id: string;

  @Field(() => String, { description: 'The browser and the system, such as Firefox on Windows.' })
  device: string;

  @Field(() => Boolean, { description: 'Whether notifications are on.' })
  enabled: boolean;

  @Field(() => Boolean, { description: 'Whether the session of the request is of this device.' })
  isCurrent: boolean;

  @Field(() => GraphQLDateTimeISO, { description: 'The time at which notifications were first allowed.' })
  createdAt: Date;
}

@ObjectType({ description: 'The notifications of the signed-in account.' })
export class PushSettings {
  @Field(() => String, { description: 'The public VAPID key (RFC 8292), for `PushManager.subscribe`.' })
  publicKey: string;

  @Field(() => [PushDevice], { complexity: listOf(3), description: 'The devices, the oldest first.' })
  devices: PushDevice[];

  @Field(() => Int, {
    nullable: true,
    description: 'The hour in Milton at which quiet hours begin, 0 to 23; null if there are none.',
  })
  quietFrom: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The hour in Milton at which quiet hours end, 0 to 23; null if there are none.',
  })
  quietTo: number | null;
}
