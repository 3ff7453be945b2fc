import { useLogoutMutation } from '../../generated/admin-hooks.ts';
import { forgetUser } from '../../lib/user-session.ts';
import { within } from '../../lib/within.ts';
import { forgetAdminData } from '../session/client.ts';
import { endPushSubscription } from '../session/end-subscription.ts';
import { Button } from '../ui/button.tsx';
import styles from './page.module.css';

/** In milliseconds: the longest wait of a logout for the server and the browser's push service. */
const logoutWait = 5_000;

/** Returns the function that ends the session on this device and on the server. */
export function useLogout(): () => Promise<void> {
  const [endSession] = useLogoutMutation();
  return async () => {
    // Without a connection, the session ends on this device; the server's session expires.
    const ended = Promise.allSettled([endSession(), endPushSubscription()]);
    await within(logoutWait, ended).catch(() => undefined);
    await forgetAdminData();
    forgetUser();
    // A reload clears all data from memory.
    window.location.reload();
  };
}

/** The button that ends the session. */
export const Logout = () => <Button onClick={useLogout()}>Logout</Button>;

/** The same on a page, in a window without the navigation at its side. */
export const NarrowLogout = () => (
  <div className={styles.logout}>
    <Logout />
  </div>
);
