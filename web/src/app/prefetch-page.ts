import { matchRoutes, type RouteObject, RouterContextProvider } from 'react-router-dom';
import { isOwners } from '../lib/owners-path.ts';
import { apolloRoute } from './routes.tsx';

const intentEvents = ['pointerover', 'touchstart', 'focusin'];
const prefetched = new Set<string>();

/** Loads the page behind a link, and its data, as soon as somebody points at it: a press then finds both here. */
export function prefetchOnIntent(routes: RouteObject[]): void {
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
    if (!link || prefetched.has(link.href)) return;
    prefetched.add(link.href);
    // What fails here is asked for again by the navigation, which says so.
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
      // Apollo's cache has the answers when the router calls the loader; without it they would be asked for twice.
      if (!hasApollo || typeof loader !== 'function') return;
      const context = new RouterContextProvider();
      await loader({ request: new Request(url), url, params, context, pattern: route.path ?? '' });
    }),
  );
}
