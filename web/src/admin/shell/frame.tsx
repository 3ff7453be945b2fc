import { ApolloProvider } from '@apollo/client/react';
import { type PropsWithChildren, useState } from 'react';
import { Link, Navigate, Outlet, useLocation } from 'react-router-dom';
import { roles } from '../../../../rules/roles.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { OfflineLine } from '../../offline/pwa/offline-line.tsx';
import { LoginForm } from '../../pages/login/form.tsx';
import { ArrowOut } from '../../sections/base/icons.tsx';
import { Logout } from '../account/logout.tsx';
import { adminClient } from '../session/client.ts';
import { AdminContext, useAdminSession, useCurrentRole, useMay, useRole } from '../session/session.ts';
import { Button } from '../ui/button.tsx';
import { ToastProvider } from '../ui/change/toast.tsx';
import common from '../ui/common.module.css';
import modal from '../ui/dialog/modal.module.css';
import { Modal } from '../ui/dialog/modal.tsx';
import { CodeQuestionProvider } from '../ui/form/code-question.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import styles from './frame.module.css';
import { Navigation } from './navigation.tsx';
import { SearchDialog } from './search.tsx';
import { rightAt } from './sections.ts';

/** The pages of the admin area, in its frame. */
export function Component() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/**
 * The frame of every admin page. The server renders it without data; the browser redirects visitors without
 * admin rights to the sign-in. The header's elements stay when the admin is known: the press of one that is
 * replaced is lost.
 */
export function Frame({ children }: PropsWithChildren) {
  const { admin, ended } = useAdminSession();
  const [left, setLeft] = useState(false);
  const { name } = useBusiness();
  if (admin === null || left) return <Navigate to="/login" replace />;
  const page = (
    <>
      <header {...eagerHydration} className={styles.side}>
        <div className={styles.head}>
          <Link className={styles.brand} to="/admin">
            <img src="/icon.svg" alt="" width={28} height={28} />
            <span>{name}</span>
          </Link>
          <a className={styles.site} href="/" title="View the site" aria-label="View the site">
            <ArrowOut />
          </a>
        </div>
        <SearchDialog />
        <Navigation />
        <div className={styles.profile}>
          <p className="visually-hidden">Profile</p>
          <p>{admin?.email}</p>
          <Logout />
        </div>
      </header>
      <main id="main" className={styles.main}>
        <OfflineLine text="You’re offline. Nothing is saved or sent until you’re back online." />
        <CodeQuestionProvider>
          <Page>{children}</Page>
        </CodeQuestionProvider>
      </main>
    </>
  );
  return (
    <AdminContext value={admin}>
      <div className={styles.shell}>
        <ToastProvider>
          <ApolloProvider client={adminClient()}>{page}</ApolloProvider>
        </ToastProvider>
      </div>
      {ended && admin && <SignInAgain email={admin.email} onLeave={() => setLeft(true)} />}
    </AdminContext>
  );
}

/** The page at the address, or a sentence if the role of the admin does not open it. */
function Page({ children }: PropsWithChildren) {
  useCurrentRole();
  const { pathname } = useLocation();
  const may = useMay();
  const role = useRole();
  if (!role || may(rightAt(pathname))) return children;
  return (
    <AdminPage title="Not for your role" path={pathname}>
      <p>
        Your account has the role {roles[role].label}, which does not open this page.{' '}
        <Link className={common.link} to="/admin">
          Go to Today
        </Link>
      </p>
    </AdminPage>
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
      <Button look="link" className={modal.leave} onClick={onLeave}>
        Leave without saving
      </Button>
    </Modal>
  );
}
