import { type ActivityEvent, activityEvents } from '../platform/access/activity.ts';
import { createConnection } from '../platform/graphql/connection.ts';
import { createEnum } from '../platform/graphql/enum.ts';
import * as field from '../platform/graphql/field.ts';
import { createType } from '../platform/graphql/type.ts';

const account = {
  email: field.text('The email address of the account.'),
  isAdmin: field.flag('Whether the account may edit the site and read leads.'),
};

export const AccountType = createType('Account', 'An account.', account);
export type AccountType = InstanceType<typeof AccountType>;

export const Login = createType('Login', 'A new session.', {
  ...account,
  token: field.text('The token to send as `Authorization: Bearer …`.'),
});
export type Login = InstanceType<typeof Login>;

export const DeviceType = createType('Device', 'A device that is signed in.', {
  session_id: field.uuid('The id of the session.'),
  device: field.text('The browser and the system, such as `Firefox on Windows`.'),
  createdAt: field.time('The time of the sign-in.'),
  lastUsedAt: field.time('The time of the last request, exact to an hour.'),
  isCurrent: field.flag('Whether this device sent the request.'),
});
export type DeviceType = InstanceType<typeof DeviceType>;

export const EndedSession = createType('EndedSession', 'A session that was ended.', {
  session_id: field.uuid('The id of the session.'),
});
export type EndedSession = InstanceType<typeof EndedSession>;

const ActivityEventEnum = createEnum<ActivityEvent>(
  'ActivityEvent',
  'An event in the list of activity.',
  activityEvents,
);

const ActivityType = createType('Activity', 'An event in the list of activity.', {
  activity_id: field.uuid('The id of the event.'),
  at: field.time('The time of the event.'),
  event: field.oneOf(ActivityEventEnum, 'The kind of event.'),
  by: field.orNull(field.text('The email address of the admin; null for a command on the server.')),
  subject: field.orNull(field.text('The title of an entry or the name of a device; null for other events.')),
  count: field.orNull(field.int('The number of exported or erased leads; null for other events.')),
  entryKind: field.orNull(field.text('The kind of the entry; null for other events.')),
  entryNumber: field.orNull(field.int('The number of the entry; null for other events.')),
});

export const ActivityConnection = createConnection(
  'Activity',
  'A page of the activity, newest first.',
  () => ActivityType,
);
export type ActivityConnection = InstanceType<typeof ActivityConnection>;
