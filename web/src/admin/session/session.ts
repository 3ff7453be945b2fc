import { createContext, useContext, useState } from 'react';
import { type UserInfo, useUser } from '../../lib/user-session.ts';
import { useAnyUnsaved } from './unsaved.ts';

/** Who works here: undefined while that is not known, null where nobody may. */
export type Admin = UserInfo | null | undefined;

/**
 * The admin on this page. A session that ends, on the server or in another tab, ends the admin's stay, unless something
 * is typed that would go with it: then `ended` is true, and everything stays until somebody signs in again.
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

/** The admin as the pages inside the frame know it. */
export const AdminContext = createContext<Admin>(undefined);

/** Who works here. */
export function useAdmin(): Admin {
  return useContext(AdminContext);
}
