import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { isOwners } from '../lib/owners-path.ts';
import { apolloRoute } from './routes.tsx';

const intentEvents = ['pointerover', 'touchstart', 'focusin'];

/** Loads the page behind a link, and its data, when the visitor points at the link. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const prefetched = new Set<string>();
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || prefetched.has(link.href)) return;
    prefetched.add(link.href);
    // The navigation repeats a failed request and shows the error.
    void prefetch(routes, new URL(link.href)).catch(() => prefetched.delete(link.href));
  };
  for (const event of intentEvents)
    document.addEventListener(event, onIntent, { capture: true, passive: true });
}

async function prefetch(routes: RouteObject[], url: URL): Promise<void> {
  if (url.pathname === window.location.pathname || isOwners(url.pathname)) return;
  const matches = matchRoutes(routes, url) ?? [];
  const hasApollo = matches.some(({ route }) => route.id === apolloRoute);
  await Promise.all(
    matches.map(async ({ route, params }) => {
      if (typeof route.lazy !== 'function') return;
      const { loader } = await route.lazy();
      // Fills Apollo's cache before the router calls the loader. Without Apollo it would run the query twice.
      if (!hasApollo || typeof loader !== 'function') return;
      const context = new RouterContextProvider();
      await loader({ request: new Request(url), url, params, context, pattern: route.path ?? '' });
    }),
  );
}
