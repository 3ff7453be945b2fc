import { AppError } from '../core/errors.ts';
import type { Account } from './account.entity.ts';
import { logEvent } from './activity.ts';
import type { Context, SignedIn } from './context.ts';

/** The accounts of each role. A role with a line here can be declared by `@Access` and `declareRoutes`. */
export const roles = {
  admin: ({ isAdmin }: Account) => isAdmin,
};
export type Role = keyof typeof roles;

/** Throws UNAUTHENTICATED for anonymous callers and FORBIDDEN for accounts without the role. */
export function requireRole(context: Context, role: Role): asserts context is SignedIn {
  const { account, log } = context;
  if (account && roles[role](account)) return;
  logEvent(log, 'access.refused', account ? { account: account.account_id } : {});
  throw account
    ? new AppError('FORBIDDEN', 'Your account may not do this.')
    : new AppError('UNAUTHENTICATED', 'Sign in first.');
}
