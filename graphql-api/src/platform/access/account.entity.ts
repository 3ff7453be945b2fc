import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Role } from '../../../../rules/roles.ts';
import { foreignKey } from '../database/foreign-key.ts';

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    account_id: p.integer().primary().autoincrement(),
    /** The email address in lower case. */
    email: p.text().unique().check('email = lower(email)'),
    /** The encoded argon2id hash. */
    passwordHash: p.text(),
    role: p.text().$type<Role>(),
    /** Shown to colleagues in place of the email address; '' if the admin has not given one. */
    name: p.text().default(''),
    /** The end of the admin's replies; '' for none. */
    signature: p.text().default(''),
    createdAt: p.datetime(),
  },
});

/** An account without its role: `hasRight` and `requireRight` (roles.ts) read it. */
export type Account = Omit<InferEntity<typeof AccountEntity>, 'role'>;

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    /** The SHA-256 of the token, so that a copy of the table does not allow signing in. */
    tokenHash: p.text().primary(),
    /** Names the session for the admin; it does not allow signing in. */
    session_id: p.uuid().unique().defaultRaw('gen_random_uuid()'),
    account: () => p.manyToOne(AccountEntity).joinColumn('account_id').index().deleteRule('cascade'),
    /** The browser and the system that signed in, as `Firefox on Windows`. */
    device: p.text().default(''),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
    /** The time of the last code that confirmed the session (confirmation.ts); null if there is none. */
    confirmedAt: p.datetime().nullable(),
  },
});

/** An account's second factor: a time-based one-time password (RFC 6238). The API returns its secret once. */
export const SecondFactorEntity = defineEntity({
  name: 'SecondFactor',
  tableName: 'second_factor',
  properties: {
    account_id: p.integer().primary().autoincrement(false),
    account: () => foreignKey(AccountEntity, 'account_id'),
    /** In base32. */
    secret: p.text(),
    /** Null until a first code proves that the authenticator app has the secret. */
    enabledAt: p.datetime().nullable(),
    /** The period of the last accepted code: each code works once. */
    lastPeriod: p.bigint('number').defaultRaw('0'),
    /** The SHA-256 of each unused recovery code. */
    recoveryCodes: p.array().default([]),
  },
});
