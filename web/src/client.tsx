// First of all styles: it says in which order the layers win.
import './design/base.css';
import './design/tokens.css';
import './design/fonts.css';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { holdEarlySubmits } from './early-submit.ts';
import { hydration } from './hydration.ts';
import { holdInstallOffer } from './offline/install-offer.ts';
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

const releaseSubmits = holdEarlySubmits();
holdInstallOffer();

/** Says when everything inside is alive: effects run from the inside out. */
function Alive({ children }: { children: ReactNode }) {
  useEffect(releaseSubmits, []);
  return children;
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { path, router: rendered } = hydration();
  // The worker may answer an address that it has not kept with another page: then this one is drawn from nothing.
  const isThisPage = path === window.location.pathname;
  if (isThisPage) await resolveLazy().catch(() => undefined);
  const hydrationData = isThisPage ? rendered : { loaderData: { root: rendered.loaderData?.root } };
  const router = createBrowserRouter(routes, { hydrationData });
  const app = (
    <StrictMode>
      <Alive>
        <RouterProvider router={router} />
      </Alive>
    </StrictMode>
  );
  if (isThisPage) hydrateRoot(root, app);
  else createRoot(root).render(app);
}

function whenLoaded(task: () => void): void {
  if (document.readyState === 'complete') task();
  else window.addEventListener('load', task, { once: true });
}

void start();
whenLoaded(() => void import('./offline/start.ts').then((it) => it.startOffline()));
