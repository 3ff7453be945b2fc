import { defineEntity, p } from '@mikro-orm/core';

/** The purpose of a link: a forgotten password, or the password of an invited admin. */
export type LinkPurpose = 'reset' | 'invitation';

/** A mailed link that sets a password once. */
export const PasswordLinkEntity = defineEntity({
  name: 'PasswordLink',
  tableName: 'password_link',
  properties: {
    /** In lower case; a newer link replaces the older one. */
    email: p.text().primary(),
    /** The SHA-256 of the token, which only the mail contains. */
    tokenHash: p.text().unique(),
    purpose: p.text().$type<LinkPurpose>(),
    expiresAt: p.datetime(),
  },
});
