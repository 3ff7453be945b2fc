import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, NavLink, Outlet } from 'react-router-dom';
import buttons from '../../design/button.module.css';
import { useLogoutMutation } from '../../generated/admin-hooks.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { forgetUser } from '../../lib/user-session.ts';
import { OfflineLine } from '../../offline/pwa/offline-line.tsx';
import { LoginForm } from '../../pages/login/form.tsx';
import { adminClient, forgetAdminData } from '../session/client.ts';
import { endPushSubscription } from '../session/end-subscription.ts';
import { AdminContext, useAdminSession } from '../session/session.ts';
import { UnsentTexts } from '../session/unsent-text.ts';
import { CodeQuestionProvider } from '../ui/code-question.tsx';
import common from '../ui/common.module.css';
import modal from '../ui/modal.module.css';
import { Modal } from '../ui/modal.tsx';
import { ToastProvider } from '../ui/toast.tsx';
import styles from './frame.module.css';
import { UnreadBadge } from './unread-badge.tsx';

const sections = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/pages', label: 'Pages' },
  { to: '/admin/blogs', label: 'Blog' },
  { to: '/admin/categories', label: 'Categories' },
  { to: '/admin/location-pages', label: 'Location pages' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/newsletter', label: 'Newsletter' },
  { to: '/admin/portfolio', label: 'Portfolio' },
  { to: '/admin/erasures', label: 'Erasures' },
  { to: '/admin/account', label: 'Account' },
  { to: '/admin/import', label: 'Import' },
];

/**
 * The frame of every admin page. The server renders it without data; the browser redirects visitors without admin
 * rights to the sign-in.
 */
export function Component() {
  const { admin, ended } = useAdminSession();
  const [left, setLeft] = useState(false);
  const [unsentTexts] = useState(() => new Map<string, string>());
  const { name } = useBusiness();
  if (admin === null || left) return <Navigate to="/login" replace />;
  const page = (
    <UnsentTexts value={unsentTexts}>
      <CodeQuestionProvider>
        <Outlet />
      </CodeQuestionProvider>
    </UnsentTexts>
  );
  return (
    <AdminContext value={admin}>
      <ToastProvider>
        <header {...eagerHydration} className={styles.header}>
          <div className={styles.bar}>
            <Link className={styles.brand} to="/admin">
              <img src="/icon.svg" alt="" width={32} height={32} />
              <span>{name}</span>
            </Link>
            <Logout />
          </div>
          <nav className={styles.nav} aria-label="Admin">
            <ul>
              {sections.map(({ to, label }) => (
                <li key={to}>
                  <NavLink to={to} end={to !== '/admin/leads'}>
                    {label}
                  </NavLink>
                </li>
              ))}
              <li className={styles.site}>
                <Link to="/">View the site</Link>
              </li>
            </ul>
          </nav>
        </header>
        <OfflineLine />
        {admin ? (
          <ApolloProvider client={adminClient()}>
            {page}
            <UnreadBadge />
          </ApolloProvider>
        ) : (
          page
        )}
        {ended && admin && <SignInAgain email={admin.email} onLeave={() => setLeft(true)} />}
      </ToastProvider>
    </AdminContext>
  );
}

/** Ends the session on this device and on the server. */
function Logout() {
  const [endSession] = useLogoutMutation({ client: adminClient() });
  async function logout(): Promise<void> {
    // Offline, the session ends on this device; the server's session expires.
    await endSession().catch(() => undefined);
    await endPushSubscription().catch(() => undefined);
    await forgetAdminData();
    forgetUser();
    // A reload clears all data from memory.
    window.location.reload();
  }
  return (
    <button type="button" className={buttons.quiet} onClick={() => void logout()}>
      Logout
    </button>
  );
}

interface SignInAgainProps {
  email: string;
  /** Leaves the page and discards its unsaved changes. */
  onLeave: () => void;
}

/** Shown over a page with unsaved changes when the session ends, until the admin signs in again. */
function SignInAgain({ email, onLeave }: SignInAgainProps) {
  return (
    <Modal heading="Your session has ended">
      <p>What you typed is still here. Sign in again, then save it.</p>
      <LoginForm email={email} />
      <button type="button" className={`${common.link} ${modal.leave}`} onClick={onLeave}>
        Leave without saving
      </button>
    </Modal>
  );
}
