import type { ReactNode } from 'react';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { useAdmin } from '../session/session.ts';
import { useUnread } from '../session/use-unread.ts';
import common from './common.module.css';
import styles from './page-frame.module.css';

interface AdminPageProps {
  title: string;
  /** Defaults to the title. */
  heading?: ReactNode;
  /** The name of the open item, for the title of the tab. */
  opened?: string | undefined;
  path: string;
  /** Fills a wide window without scrolling, with parts that scroll. */
  fills?: boolean;
  /** Buttons beside the heading. */
  actions?: ReactNode;
  /** Rendered once an admin is signed in. */
  children: ReactNode;
}

/**
 * An admin page. The server renders its heading; the browser adds the content for an admin, and the number of
 * unread leads to the title of the tab.
 */
export function AdminPage({
  title,
  heading = title,
  opened,
  path,
  fills = false,
  actions,
  children,
}: AdminPageProps) {
  const admin = useAdmin();
  const unread = useUnread();
  const named = opened ? `${title} – ${opened}` : title;
  const documentTitle = unread ? `(${unread}) ${named}` : named;
  const description = 'For the people who run this website.';
  return (
    <section className={fills ? styles.filled : styles.page}>
      <PageHead seo={{ title: documentTitle, description }} path={path} noindex />
      <div className={styles.head}>
        <h1>{heading}</h1>
        {admin && <div className={common.row}>{actions}</div>}
      </div>
      {admin ? children : <p className={common.quietText}>Checking who is signed in…</p>}
      <noscript>
        <p>The admin area needs JavaScript, which is off in this browser.</p>
      </noscript>
    </section>
  );
}
