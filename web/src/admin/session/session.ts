import { createContext, useContext, useEffect, useState } from 'react';
import { leastRights, type Right, type Role, rightsOf, roles } from '../../../../rules/roles.ts';
import { useMyRoleQuery } from '../../generated/admin-hooks.ts';
import { storedUser, storeUser, type UserInfo, useUser } from '../../lib/user-session.ts';
import { useAnyUnsaved } from './unsaved.ts';

/** The signed-in admin; undefined while unknown, null if there is none. */
export type Admin = UserInfo | null | undefined;

/**
 * Returns the admin of this page. If the session ends, on the server or in another tab, the admin is signed
 * out here too. With unsaved changes `ended` is true instead, and the page stays until the admin signs in
 * again.
 */
export function useAdminSession(): { admin: Admin; ended: boolean } {
  const user = useUser();
  const unsaved = useAnyUnsaved();
  const [last, setLast] = useState<UserInfo | null>(null);
  if (user?.isAdmin) {
    if (user.token !== last?.token) setLast(user);
    return { admin: user, ended: false };
  }
  if (user === undefined) return { admin: undefined, ended: false };
  return unsaved && last ? { admin: last, ended: true } : { admin: null, ended: false };
}

/** The signed-in admin, for pages inside the frame. */
export const AdminContext = createContext<Admin>(undefined);

/** Returns the signed-in admin. */
export function useAdmin(): Admin {
  return useContext(AdminContext);
}

/** Returns the role of the signed-in admin; undefined on the server, and until it is known. */
export function useRole(): Role | undefined {
  const role = useAdmin()?.role?.toLowerCase();
  return (Object.keys(roles) as Role[]).find((name) => name === role);
}

/**
 * Returns a function that tells whether the signed-in admin has a right; the server checks each request.
 * Until the role is known, these are the rights of every role.
 */
export function useMay(): (right: Right) => boolean {
  const role = useRole();
  const rights = role ? rightsOf(role) : leastRights;
  return (right) => rights.includes(right);
}

// In milliseconds.
const pollInterval = 60_000;

/** Stores the role that the server has for the admin, which another admin may change. */
export function useCurrentRole(): void {
  const admin = useAdmin();
  const { data } = useMyRoleQuery({ pollInterval, skip: !admin, skipPollAttempt: () => document.hidden });
  const me = data?.me;
  useEffect(() => {
    const user = storedUser();
    if (me && user?.email === me.email && user.role !== me.role) storeUser({ ...user, role: me.role });
  }, [me]);
}
