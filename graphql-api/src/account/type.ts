import { GraphQLDateTimeISO, GraphQLUUID } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { type ActivityEvent, activityEvents } from '../platform/access/activity.ts';
import { ConnectionOf } from '../platform/graphql/connection.ts';

@ObjectType('Account', { description: 'An account.' })
export class AccountType {
  @Field(() => String, { description: 'The email address of the account.' })
  email: string;

  @Field(() => Boolean, { description: 'Whether the account may edit the site and read leads.' })
  isAdmin: boolean;
}

@ObjectType({ description: 'A new session.' })
export class Login extends AccountType {
  @Field(() => String, { description: 'The token to send as `Authorization: Bearer …`.' })
  token: string;
}

@ObjectType('Device', { description: 'A device that is signed in.' })
export class DeviceType {
  @Field(() => GraphQLUUID, { description: 'The id of the session.' })
  session_id: string;

  @Field(() => String, { description: 'The browser and the system, such as `Firefox on Windows`.' })
  device: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the sign-in.' })
  createdAt: Date;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the last request, exact to an hour.' })
  lastUsedAt: Date;

  @Field(() => Boolean, { description: 'Whether this device sent the request.' })
  isCurrent: boolean;
}

@ObjectType({ description: 'A session that was ended.' })
export class EndedSession {
  @Field(() => GraphQLUUID, { description: 'The id of the session.' })
  session_id: string;
}

const nameOf = (event: string) => event.replace('.', '_').toUpperCase();

/** The events by their names in the schema: `LOGIN_SUCCEEDED` for 'login.succeeded'. */
const ActivityEventEnum = Object.fromEntries(
  Object.keys(activityEvents).map((event) => [nameOf(event), event]),
);
registerEnumType(ActivityEventEnum, {
  name: 'ActivityEvent',
  description: 'An event in the list of activity.',
  valuesConfig: Object.fromEntries(
    Object.entries(activityEvents).map(([event, description]) => [nameOf(event), { description }]),
  ),
});

@ObjectType('Activity', { description: 'An event in the list of activity.' })
class ActivityType {
  @Field(() => GraphQLUUID, { description: 'The id of the event.' })
  activity_id: string;

  @Field(() => GraphQLDateTimeISO, { description: 'The time of the event.' })
  at: Date;

  @Field(() => ActivityEventEnum, { description: 'The kind of event.' })
  event: ActivityEvent;

  @Field(() => String, {
    nullable: true,
    description: 'The email address of the admin; null for a command on the server.',
  })
  by?: string | null | undefined;

  @Field(() => String, {
    nullable: true,
    description: 'The title of an entry or the name of a device; null for other events.',
  })
  subject?: string | null | undefined;

  @Field(() => Int, {
    nullable: true,
    description: 'The number of exported or erased leads; null for other events.',
  })
  count?: number | null | undefined;

  @Field(() => String, { nullable: true, description: 'The kind of the entry; null for other events.' })
  entryKind?: string | null | undefined;

  @Field(() => Int, { nullable: true, description: 'The number of the entry; null for other events.' })
  entryNumber?: number | null | undefined;
}

@ObjectType({ description: 'A page of the activity, newest first.' })
export class ActivityConnection extends ConnectionOf('Activity', () => ActivityType) {}
