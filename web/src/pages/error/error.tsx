import { lazy, Suspense } from 'react';
import { isRouteErrorResponse, Link, useLocation, useRouteError } from 'react-router-dom';
import { applicationError } from '../../../../content/common/messages.ts';
import buttons from '../../design/button.module.css';
import { ChunkError } from '../../lib/chunk.ts';
import { isConnectionError } from '../../lib/connection-error.ts';
import { isOwners } from '../../lib/owners-path.ts';
import { OfflineLine } from '../../offline/pwa/offline-line.tsx';
import { Section } from '../../sections/base/section.tsx';
import { Header } from '../layout/header.tsx';
import styles from './error.module.css';

const NotCached = lazy(() => import('../offline/not-cached.tsx').then((it) => ({ default: it.NotCached })));

/** The router's error screen. Without a connection it lists the pages that open offline. */
export function ErrorPage() {
  const error = useRouteError();
  const { pathname, search } = useLocation();
  const url = pathname + search;
  const isMissing = error instanceof ChunkError && isOwners(pathname);
  if (isConnectionError(isMissing ? error.cause : error)) {
    return (
      <Suspense>
        <NotCached from={url} />
      </Suspense>
    );
  }
  return (
    <Section tone="plain">
      <title>{applicationError}</title>
      <meta name="robots" content="noindex" />
      <h1>{applicationError}</h1>
      <p className={styles.message}>{messageOf(error)}</p>
      <p className={styles.actions}>
        {error instanceof ChunkError ? (
          <button className={buttons.button} type="button" onClick={() => window.location.reload()}>
            Reload the page
          </button>
        ) : (
          // A plain link: it reloads the page from the server, with or without scripts.
          <a className={buttons.button} href={url}>
            Try again
          </a>
        )}
        <Link className={buttons.quiet} to="/">
          Go to the home page
        </Link>
      </p>
    </Section>
  );
}

/**
 * The error screen of an admin page. The admin header is part of the failed page, so the site's header is
 * shown.
 */
export function AdminErrorPage() {
  return (
    <div className={styles.headed}>
      <Header />
      <OfflineLine />
      <main id="main">
        <ErrorPage />
      </main>
    </div>
  );
}

/** The error screen for a failure of the layout. */
export function BareErrorPage() {
  return (
    <main id="main">
      <ErrorPage />
    </main>
  );
}

function messageOf(error: unknown): string {
  if (isRouteErrorResponse(error)) return `${error.status} ${error.statusText}`.trim();
  return error instanceof Error ? error.message : 'No more is known about it.';
}
