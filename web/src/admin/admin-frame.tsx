import { ApolloProvider } from '@apollo/client/react';
import { Navigate, NavLink, Outlet } from 'react-router-dom';
import { useUser } from '../apollo/session.ts';
import styles from './admin.module.css';
import { adminClient } from './admin-client.ts';
import { BannerProvider } from './banner.tsx';

const sections = [
  { to: '/admin', label: 'Overview' },
  { to: '/admin/blogs', label: 'Blog' },
  { to: '/admin/location-pages', label: 'Location pages' },
  { to: '/admin/leads', label: 'Leads' },
  { to: '/admin/portfolio', label: 'Portfolio' },
];

/**
 * Around every page of the admin. The server renders it without anybody's data; the browser, which knows who is signed
 * in, leads everybody but an admin to the sign-in.
 */
export function Component() {
  const user = useUser();
  if (user === null || user?.isAdmin === false) return <Navigate to="/login" replace />;
  const page = <Outlet />;
  return (
    <BannerProvider>
      <nav className={styles.nav} aria-label="Admin">
        <ul>
          {sections.map(({ to, label }) => (
            <li key={to}>
              <NavLink to={to} end>
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      {user ? <ApolloProvider client={adminClient()}>{page}</ApolloProvider> : page}
    </BannerProvider>
  );
}
