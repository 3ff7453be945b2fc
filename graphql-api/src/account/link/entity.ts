import { defineEntity, p } from '@mikro-orm/core';
import type { Role } from '../../../../rules/roles.ts';
import { AccountEntity } from '../../platform/access/account.entity.ts';

/** The purpose of a link: a forgotten password, or the password of an invited admin. */
export type LinkPurpose = 'reset' | 'invitation';

/** A mailed link that sets a password once. */
export const PasswordLinkEntity = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_link',
  properties: {
    /** The SHA-256 of the token, which only the mail contains. */
    tokenHash: p.text().primary(),
    /** In lower case. Several links may be valid: a request does not end the link of an earlier one. */
    email: p.text().index(),
    purpose: p.text().$type<LinkPurpose>(),
    /** The role of the invited admin; null for a reset. */
    role: p.text().$type<Role>().nullable(),
    expiresAt: p.datetime(),
    /** The admin who sent the invitation, which ends with the account; null for a reset. */
    invitedBy: () =>
      p.manyToOne(AccountEntity).joinColumn('invitedBy').index().nullable().deleteRule('cascade'),
  },
});
