import { Link, Outlet, useLocation } from 'react-router-dom';
import { waitingToSend } from '../../content/copy/offline.ts';
import { NewsletterForm } from '../../forms/newsletter/form.tsx';
import { isOwners } from '../../lib/owners-path.ts';
import { useStore } from '../../lib/use-store.ts';
import { waitingCount } from '../../offline/outbox/waiting-count.ts';
import { InstallSite } from '../../offline/pwa/install-site.tsx';
import { OfflineLine } from '../../offline/pwa/offline-line.tsx';
import { Prompt } from '../../offline/pwa/prompt.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { QuoteBar } from './quote-bar.tsx';

/** The frame of every page; the page is inside its `main`. */
export function Layout() {
  // Where something waits, the link to it is at the top of the page, else at its end; never twice.
  const waits = useStore(waitingCount) > 0;
  // Admin pages have their own navigation, and nothing that invites visitors.
  const { pathname } = useLocation();
  const isOwnersPage = isOwners(pathname);
  const isAdmin = /^\/admin(\/|$)/.test(pathname);
  // A show has the whole window, and nothing speaks into it.
  if (/^\/portfolio\/present(\/|$)/.test(pathname)) {
    return (
      <main id="main">
        <Outlet />
      </main>
    );
  }
  return (
    <div className={`${styles.layout} ${isAdmin ? '' : styles.headed}`}>
      <a className={styles.skip} href="#main" data-print="no">
        Skip to the content
      </a>
      {!isAdmin && <OfflineLine />}
      {waits && (
        <nav className={styles.waiting} aria-label={waitingToSend} data-print="no">
          <WaitingToSend />
        </nav>
      )}
      {!isAdmin && <Header />}
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      {!isOwnersPage && (
        <Footer
          newsletter={<NewsletterForm />}
          waiting={waits ? null : <WaitingToSend />}
          install={<InstallSite />}
        />
      )}
      <QuoteBar />
      <Prompt />
    </div>
  );
}

/** The way to the outbox from every page, with the number of submissions that wait. */
function WaitingToSend() {
  const count = useStore(waitingCount);
  return (
    <Link className={styles.waitingLink} to="/outbox">
      {waitingToSend}
      {count > 0 && <span className={styles.waitingCount}> ({count})</span>}
    </Link>
  );
}
