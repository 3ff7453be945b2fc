import { Link, Outlet, useLocation } from 'react-router-dom';
import { NewsletterForm } from '../../forms/newsletter/form.tsx';
import { isOwners } from '../../lib/owners-path.ts';
import { LayoutParts } from '../../lib/use-changes.ts';
import { useStore } from '../../lib/use-store.ts';
import { waitingCount } from '../../offline/outbox/waiting-count.ts';
import { InstallSite, InstallSteps } from '../../offline/pwa/install-site.tsx';
import { OfflineLine } from '../../offline/pwa/offline-line.tsx';
import { Prompt } from '../../offline/pwa/prompt.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { QuoteBar } from './quote-bar.tsx';

/** The layout of every page; the page is in its `main`. */
export function Layout() {
  // While submissions wait, the link to the outbox is at the top of the page, else in the footer.
  const waits = useStore(waitingCount) > 0;
  // Admin pages have their own navigation and no footer.
  const { pathname } = useLocation();
  const isOwnersPage = isOwners(pathname);
  const isAdmin = /^\/admin(\/|$)/.test(pathname);
  // The frame of the admin area has a `main` beside its navigation.
  const Main = isAdmin ? 'div' : 'main';
  // The presentation fills the window.
  if (/^\/portfolio\/present(\/|$)/.test(pathname)) {
    return (
      <main id="main">
        <Outlet />
      </main>
    );
  }
  return (
    <div className={`${styles.layout} ${isAdmin ? '' : styles.headed}`}>
      <a className={`visually-hidden ${styles.skip}`} href="#main" data-print="no">
        Skip to the content
      </a>
      {!isAdmin && <OfflineLine />}
      {waits && (
        <nav className={styles.waiting} aria-label="Waiting to send" data-print="no">
          <WaitingToSend />
        </nav>
      )}
      {!isAdmin && <Header />}
      <Main id={isAdmin ? undefined : 'main'} className={styles.main}>
        <LayoutParts value={headerAndFooter}>
          <Outlet />
        </LayoutParts>
      </Main>
      {!isOwnersPage && (
        <Footer
          newsletter={<NewsletterForm />}
          waiting={waits ? null : <WaitingToSend />}
          install={<InstallSite />}
        />
      )}
      <QuoteBar />
      <InstallSteps />
      <Prompt />
    </div>
  );
}

const headerAndFooter = (
  <>
    <Header />
    <Footer newsletter={<NewsletterForm />} />
  </>
);

/** The link to the outbox with the number of waiting submissions. */
function WaitingToSend() {
  const count = useStore(waitingCount);
  return (
    <Link className={styles.waitingLink} to="/outbox">
      Waiting to send
      {count > 0 && <span className={styles.waitingCount}> ({count})</span>}
    </Link>
  );
}
