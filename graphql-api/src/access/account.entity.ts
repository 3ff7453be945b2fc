import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    account_id: p.integer().primary().autoincrement(),
    /** In lower case. */
    email: p.text(),
    /** argon2id, in its encoded form. */
    passwordHash: p.text(),
    isAdmin: p.boolean(),
    createdAt: p.datetime(),
  },
});

export type Account = InferEntity<typeof AccountEntity>;

export const SessionEntity = defineEntity({
  name: 'Session',
  tableName: 'session',
  properties: {
    /** The SHA-256 of the token, so that a copy of the table does not allow signing in. */
    tokenHash: p.text().primary(),
    account: () => p.manyToOne(AccountEntity).joinColumn('account_id'),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
