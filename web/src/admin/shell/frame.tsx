import { ApolloProvider } from '@apollo/client/react';
import { useState } from 'react';
import { Link, Navigate, NavLink, Outlet } from 'react-router-dom';
import { eagerHydration } from '../../lib/eager-hydration.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { adminClient } from '../session/client.ts';
import { AdminContext, useAdminSession } from '../session/session.ts';
import { ToastProvider } from '../ui/toast.tsx';
import styles from './frame.module.css';
import { Logout } from './logout.tsx';
import { SignInAgain } from './sign-in-again.tsx';

const sections = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/blogs', label: 'Blog' },
  { to: '/admin/location-pages', label: 'Location pages' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/portfolio', label: 'Portfolio' },
  { to: '/admin/erasures', label: 'Erasures' },
];

/**
 * Around every page of the admin. The server renders it without anybody's data; the browser, which knows who is signed
 * in, leads everybody but an admin to the sign-in.
 */
export function Component() {
  const { admin, ended } = useAdminSession();
  const [left, setLeft] = useState(false);
  const { name } = useBusiness();
  if (admin === null || left) return <Navigate to="/login" replace />;
  const page = <Outlet />;
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
                  <NavLink to={to} end>
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
        {admin ? <ApolloProvider client={adminClient()}>{page}</ApolloProvider> : page}
        {ended && admin && <SignInAgain email={admin.email} onLeave={() => setLeft(true)} />}
      </ToastProvider>
    </AdminContext>
  );
}
