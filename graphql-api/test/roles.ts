import { randomUUID } from 'node:crypto';
import type { Role } from '../../rules/roles.ts';
import { AccountEntity, SessionEntity } from '../src/platform/access/account.entity.ts';
import { hashToken } from '../src/platform/access/session.ts';
import type { TestApp } from './app.ts';

/** An account with a session. */
export interface SignedInRole {
  account_id: number;
  email: string;
  token: string;
}

/** Adds an account with a role and a session, without a password. */
export async function signInAs({ app }: Pick<TestApp, 'app'>, role: Role): Promise<SignedInRole> {
  const em = app.database.em.fork();
  const email = `${role}-${randomUUID()}@example.com`;
  const now = new Date();
  const account_id = (await em.insert(AccountEntity, {
    email,
    role,
    passwordHash: '',
    createdAt: now,
  })) as number;
  const token = await beginSession({ app }, account_id);
  return { account_id, email, token };
}

/** Starts a session of an account and returns its token. */
export async function beginSession({ app }: Pick<TestApp, 'app'>, account_id: number): Promise<string> {
  const token = randomUUID();
  const now = new Date();
  await app.database.em.fork().insert(SessionEntity, {
    tokenHash: hashToken(token),
    session_id: randomUUID(),
    account: account_id,
    createdAt: now,
    lastUsedAt: now,
    confirmedAt: null,
  });
  return token;
}
