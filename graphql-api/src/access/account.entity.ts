import { defineEntity, type InferEntity, p } from '@mikro-orm/core';

export const AccountEntity = defineEntity({
  name: 'Account',
  tableName: 'account',
  properties: {
    account_id: p.integer().primary().autoincrement(),
    /** In lower case. */
    email: p.text(),
    /** argon2id, as its encoded string. */
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
    /** The SHA-256 of the token: who reads the table cannot sign in with it. */
    tokenHash: p.text().primary(),
    account: () => p.manyToOne(AccountEntity).joinColumn('account_id'),
    createdAt: p.datetime(),
    lastUsedAt: p.datetime(),
  },
});

export type Session = InferEntity<typeof SessionEntity>;
