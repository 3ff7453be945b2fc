import { type ActivityEvent, activityEvents } from '../../../rules/activity.ts';
import type { ValuesOf } from '../../../rules/field/field.ts';
import {
  changePasswordFields,
  loginFields,
  mailedEmailFields,
  profileFields,
  setPasswordFields,
} from '../../../rules/form/account.ts';
import { type Role, roles } from '../../../rules/roles.ts';
import { createConnection } from '../platform/graphql/connection.ts';
import { createEnum, createType, field } from '../platform/graphql/type.ts';
import { createInput } from '../platform/validation/input.ts';

export const RoleEnum = createEnum<Role>(
  'Role',
  'What an account may do.',
  Object.fromEntries(Object.entries(roles).map(([name, { description }]) => [name, description])) as Record<
    Role,
    string
  >,
);

const account = {
  email: field.text('The email address of the account.'),
  isAdmin: field.flag('Whether the account may enter the admin area.'),
  role: field.oneOf(RoleEnum, 'Its role, which decides what it may do there.'),
};

const profile = {
  name: field.text('The name that colleagues see in place of the email address; empty if there is none.'),
  signature: field.text('The end of the replies of the account; empty for none.'),
};

export const AccountType = createType('Account', 'An account.', { ...account, ...profile });
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

export const ActivityType = createType('Activity', 'An event in the list of activity.', {
  activity_id: field.uuid('The id of the event.'),
  at: field.time('The time of the event.'),
  event: field.oneOf(ActivityEventEnum, 'The kind of event.'),
  by: field.orNull(field.text('The email address of the admin; null for a command on the server.')),
  subject: field.orNull(
    field.text('The title of an entry or a form, or the name of a device; null for other events.'),
  ),
  count: field.orNull(field.int('The number of exported, erased or changed leads; null for other events.')),
  entryKind: field.orNull(field.text('The kind of the entry; null for other events.')),
  entryNumber: field.orNull(field.int('The number of the entry; null for other events.')),
});

export type ActivityType = InstanceType<typeof ActivityType>;

export const ActivityConnection = createConnection(
  'Activity',
  'A page of the activity, newest first.',
  () => ActivityType,
);
export type ActivityConnection = InstanceType<typeof ActivityConnection>;

export const ColleagueType = createType('Colleague', 'An admin, as the other admins see them.', {
  email: field.text('The email address, by which entries, replies and the activity name the admin.'),
  name: profile.name,
});
export type ColleagueType = InstanceType<typeof ColleagueType>;

export const AdminType = createType('Admin', 'An account that may enter the admin area.', {
  account_id: field.int('The id of the account.'),
  email: field.text('The email address of the account.'),
  name: profile.name,
  role: field.oneOf(RoleEnum, 'Its role.'),
  createdAt: field.time('The time when the account was added.'),
  sessionCount: field.int('The number of devices that are signed in.'),
  hasSecondFactor: field.flag('Whether signing in requires a code.'),
});
export type AdminType = InstanceType<typeof AdminType>;

export const RemovedAdmin = createType('RemovedAdmin', 'An admin who was removed.', {
  account_id: field.int('The id of the account.'),
});
export type RemovedAdmin = InstanceType<typeof RemovedAdmin>;

export const InvitationType = createType(
  'Invitation',
  'An invitation to become an admin, which was not accepted yet.',
  {
    email: field.text('The email address that the link was mailed to.'),
    role: field.oneOf(RoleEnum, 'The role of the new admin.'),
    invitedBy: field.text('The email address of the admin who sent it.'),
    expiresAt: field.time('The time when the link expires.'),
  },
);
export type InvitationType = InstanceType<typeof InvitationType>;

export const WithdrawnInvitation = createType('WithdrawnInvitation', 'An invitation that was withdrawn.', {
  email: field.text('The email address of the invitation.'),
});
export type WithdrawnInvitation = InstanceType<typeof WithdrawnInvitation>;

export const SecondFactorType = createType(
  'SecondFactor',
  'A second factor that is turned on. Its secret cannot be read.',
  {
    enabledAt: field.time('The time when it was turned on.'),
    recoveryCodesLeft: field.int('The number of unused recovery codes.'),
  },
);
export type SecondFactorType = InstanceType<typeof SecondFactorType>;

export const NewSecondFactor = createType(
  'NewSecondFactor',
  'A second factor that a first code turns on. The secret is not shown again.',
  {
    secret: field.text('The secret in base32, to type into an authenticator app.'),
    uri: field.text('The `otpauth:` URI of the secret, to show as a QR code.'),
  },
);
export type NewSecondFactor = InstanceType<typeof NewSecondFactor>;

export const RecoveryCodes = createType('RecoveryCodes', 'New recovery codes. They are not shown again.', {
  recoveryCodes: field.texts('Ten codes; each works once in place of a code of the app.'),
});
export type RecoveryCodes = InstanceType<typeof RecoveryCodes>;

const newPasswordDescription = 'The new password, 8 to 16 characters and none of the most common ones.';

export type LoginInput = ValuesOf<typeof loginFields>;

/** The sign-in form. */
export const LoginInput = createInput(
  'LoginInput',
  'An email address and its password, with a code if the account has a second factor.',
  loginFields,
  {
    email: 'The email address.',
    password: 'The password.',
    code: 'A code of the authenticator app, or a recovery code, if the account has a second factor. Without it such an account gets SECOND_FACTOR_REQUIRED.',
  },
);

export type ChangePasswordInput = ValuesOf<typeof changePasswordFields>;

/** The form that changes a password. */
export const ChangePasswordInput = createInput(
  'ChangePasswordInput',
  'The current password and a new one.',
  changePasswordFields,
  { currentPassword: 'The current password.', password: newPasswordDescription },
);

export type ProfileInput = ValuesOf<typeof profileFields>;

/** The form with the name of an admin. */
export const ProfileInput = createInput(
  'ProfileInput',
  'How colleagues and clients see an admin.',
  profileFields,
  {
    name: 'The name that colleagues see; if omitted, they see the email address.',
    signature: 'The end of the replies; if omitted, they have none but that of the business.',
  },
);

export type MailedEmailInput = ValuesOf<typeof mailedEmailFields>;

export const MailedEmailInput = createInput(
  'MailedEmailInput',
  'An email address to send a link to.',
  mailedEmailFields,
  { email: 'The email address.' },
);

export type SetPasswordInput = ValuesOf<typeof setPasswordFields>;

export const SetPasswordInput = createInput(
  'SetPasswordInput',
  'The token of a mailed link and a new password.',
  setPasswordFields,
  {
    token: 'The token, from the fragment of the link.',
    password: newPasswordDescription,
  },
);
