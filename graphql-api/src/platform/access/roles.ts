import type { InferEntity } from '@mikro-orm/core';
import { AppError } from '../core/errors.ts';
import type { Account, AccountEntity } from './account.entity.ts';
import { logEvent } from './activity.ts';
import type { Context, SignedIn } from './context.ts';

/** The rights of a role, beside the operations and routes that `@Access` and `declareRoutes` open to it. */
export interface Rights {
  /** Enters the admin area (`isAdmin` in responses). */
  adminArea: boolean;
  /** Sends larger operations and uploads than visitors, and as many photos as it likes. */
  largeRequests: boolean;
  leadPhotos: boolean;
  leadNotifications: boolean;
}

/** An account with the columns that decide its roles. */
type Row = InferEntity<typeof AccountEntity>;

/** The accounts and the rights of each role. */
export const roles = {
  admin: {
    includes: ({ isAdmin }: Row) => isAdmin,
    rights: { adminArea: true, largeRequests: true, leadPhotos: true, leadNotifications: true },
  },
} satisfies Record<string, { includes: (account: Row) => boolean; rights: Rights }>;
export type Role = keyof typeof roles;

const hasRole = (account: Account, role: Role) => roles[role].includes(account as Row);

/** Returns whether an account has a role with this right. */
export function hasRight(account: Account | null, right: keyof Rights): boolean {
  const names = Object.keys(roles) as Role[];
  return account !== null && names.some((role) => roles[role].rights[right] && hasRole(account, role));
}

/** Throws UNAUTHENTICATED for anonymous callers and FORBIDDEN for accounts without the role. */
export function requireRole(context: Context, role: Role): asserts context is SignedIn {
  const { account, log } = context;
  if (account && hasRole(account, role)) return;
  logEvent(log, 'access.refused', account ? { account: account.account_id } : {});
  throw account
    ? new AppError('FORBIDDEN', 'Your account may not do this.')
    : new AppError('UNAUTHENTICATED', 'Sign in first.');
}
