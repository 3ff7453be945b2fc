import { Outlet, useLocation } from 'react-router-dom';
import { NewsletterForm } from '../../forms/newsletter-form.tsx';
import { OfflineLine } from '../../offline/offline-line.tsx';
import { UpdatePrompt } from '../../offline/update-prompt.tsx';
import { useOutbox } from '../../offline/use-outbox.ts';
import { WaitingToSend } from '../../offline/waiting-to-send.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './layout.module.css';
import { QuoteBar } from './quote-bar.tsx';

/** What stands around every page; the page is inside its `main`. */
export function Layout() {
  // Where something waits, the way to it stands at the top of the page, else at its end; never twice.
  const waits = useOutbox().items.length > 0;
  // The owner's pages have their own ways around: what invites visitors would stand in the way of the work.
  const isOwners = /^\/(admin|login)(\/|$)/.test(useLocation().pathname);
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
      {!isOwners && <Footer newsletter={<NewsletterForm />} waiting={waits ? null : <WaitingToSend />} />}
      <QuoteBar />
      <UpdatePrompt />
    </div>
  );
}
