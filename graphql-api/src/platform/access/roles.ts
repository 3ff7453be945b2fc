import type { InferEntity } from '@mikro-orm/core';
import type { EntryDeclaration } from '../../../../rules/entry/entry.ts';
import { type Right, type Role, rightsOf } from '../../../../rules/roles.ts';
import { AppError } from '../core/errors.ts';
import type { Account, AccountEntity } from './account.entity.ts';
import { logEvent } from './activity.ts';
import type { Context, SignedIn } from './context.ts';

/** Returns the role of an account, which its rights follow from. */
export const roleOf = (account: Account): Role => (account as InferEntity<typeof AccountEntity>).role;

/** Returns the rights of the caller. */
export const rightsIn = ({ account }: Pick<Context, 'account'>): readonly Right[] =>
  account ? rightsOf(roleOf(account)) : [];

/** Returns whether the role of an account has this right. */
export const hasRight = (account: Account | null, right: Right): boolean =>
  rightsIn({ account }).includes(right);

/** Throws UNAUTHENTICATED for anonymous callers and FORBIDDEN for accounts without the right. */
export function requireRight(context: Context, right: Right): asserts context is SignedIn {
  const { account, log } = context;
  if (account && hasRight(account, right)) return;
  logEvent(log, 'access.refused', account ? { account: account.account_id } : {});
  throw account
    ? new AppError('FORBIDDEN', 'Your account may not do this.')
    : new AppError('UNAUTHENTICATED', 'Sign in first.');
}

/** Returns whether the caller may edit the entries of a kind. */
export const mayEdit = (
  { account }: Pick<Context, 'account'>,
  { access }: Pick<EntryDeclaration, 'access'>,
): boolean => hasRight(account, access);

/** Returns the kinds of entries that the caller may edit. */
export const editableKinds = (context: Pick<Context, 'app' | 'account'>): EntryDeclaration[] =>
  [...context.app.kinds.values()].filter((kind) => mayEdit(context, kind));
