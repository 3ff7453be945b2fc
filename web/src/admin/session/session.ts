import { createContext, useContext, useState } from 'react';
import { type UserInfo, useUser } from '../../lib/user-session.ts';
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
