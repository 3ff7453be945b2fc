import * as field from '../platform/graphql/field.ts';
import { createType } from '../platform/graphql/type.ts';

export const AdminType = createType('Admin', 'An account that may edit the site and read leads.', {
  account_id: field.int('The id of the account.'),
  email: field.text('The email address of the account.'),
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
    invitedBy: field.orNull(
      field.text('The email address of the admin who sent it; null for an invitation of an earlier release.'),
    ),
    expiresAt: field.time('The time when the link expires.'),
  },
);
export type InvitationType = InstanceType<typeof InvitationType>;

export const WithdrawnInvitation = createType('WithdrawnInvitation', 'An invitation that was withdrawn.', {
  email: field.text('The email address of the invitation.'),
});
export type WithdrawnInvitation = InstanceType<typeof WithdrawnInvitation>;
