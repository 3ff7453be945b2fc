import { type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { hydration } from '../lib/hydration.ts';
import { revivedErrors } from './hydration-errors.ts';
import { prefetchOnIntent } from './prefetch-page.ts';
import { routes } from './routes.tsx';

/** Loads the lazy routes of this address: hydrating before they are here would draw the page a second time. */
async function resolveLazy(): Promise<void> {
  const lazy = matchRoutes(routes, window.location)?.map((match) => match.route as RouteObject) ?? [];
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** Reports when everything inside is hydrated: effects run from the inside out. */
function Hydrated({ children, onHydrated }: { children: ReactNode; onHydrated: () => void }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Hydrates the page, and calls `onHydrated` when that is done. */
export async function start(onHydrated: () => void): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { path, router: rendered } = hydration();
  // The worker may answer an address that it has not cached with another page: then this one is rendered from scratch.
  const isThisPage = path === window.location.pathname;
  if (isThisPage) await resolveLazy().catch(() => undefined);
  const hydrationData = isThisPage
    ? { ...rendered, errors: revivedErrors(rendered.errors) }
    : { loaderData: { root: rendered.loaderData?.root } };
  const router = createBrowserRouter(routes, { hydrationData });
  prefetchOnIntent(routes);
  const hydrated = () => {
    root.dataset['hydrated'] = '';
    onHydrated();
  };
  const app = (
    <StrictMode>
      <Hydrated onHydrated={hydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </StrictMode>
  );
  // As a transition React hydrates in slices, so that what is pressed meanwhile is answered between them.
  if (isThisPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
}
