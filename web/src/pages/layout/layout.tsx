import { Outlet, useLocation } from 'react-router-dom';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { InstallSite } from '../../offline/install-site.tsx';
import { OfflineLine } from '../../offline/offline-line.tsx';
import { Prompt } from '../../offline/prompt.tsx';
import { waitingCount } from '../../offline/waiting-count.ts';
import { WaitingToSend } from '../../offline/waiting-to-send.tsx';
import { useStore } from '../../use-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { QuoteBar } from './quote-bar.tsx';

/** What stands around every page; the page is inside its `main`. */
export function Layout() {
  // Where something waits, the way to it stands at the top of the page, else at its end; never twice.
  const waits = useStore(waitingCount) > 0;
  // The owner's pages have their own ways around: what invites visitors would stand in the way of the work.
  const { pathname } = useLocation();
  const isOwners = /^\/(admin|login)(\/|$)/.test(pathname);
  // A show has the whole window, and nothing speaks into it.
  if (/^\/portfolio\/present(\/|$)/.test(pathname)) {
    return (
      <main id="main">
        <Outlet />
      </main>
    );
  }
  return (
    <div className={styles.layout}>
      <a className={styles.skip} href="#main">
        Skip to the content
      </a>
      <OfflineLine />
      {waits && (
        <div className={styles.waiting}>
          <WaitingToSend />
        </div>
      )}
      <Header />
      <main id="main" className={styles.main}>
        <Outlet />
      </main>
      {!isOwners && (
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
