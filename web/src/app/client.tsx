import {
  type ReactNode,
  StrictMode,
  startTransition,
  use,
  useEffect,
  useLayoutEffect,
  useState,
} from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type HydrationState,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router-dom';
import { loadBlocks } from '../blocks/load.ts';
import { loadChunk } from '../lib/chunk.ts';
import { hydration, isOfThisPage } from '../lib/hydration/hydration.ts';
import { useHydrated } from '../lib/hydration/use-hydrated.ts';
import { isOwners } from '../lib/owners-path.ts';
import { contentRoute } from '../lib/site.ts';
import type { ContentData } from '../lib/use-changes.ts';
import { within } from '../lib/within.ts';
import type { rememberPage } from './early/replaced-page.ts';
import { revivedErrors } from './hydration-errors.ts';
import { prefetchOnIntent } from './prefetch-page.ts';
import { adminRoute, createRoutes } from './routes.tsx';

/** Loads the lazy routes of this URL: React would render the page twice if it hydrated before. */
async function resolveLazy(routes: RouteObject[]): Promise<void> {
  const lazy = matchRoutes(routes, window.location)?.map((match) => match.route as RouteObject) ?? [];
  await Promise.all(
    lazy.map(async (route) => {
      if (typeof route.lazy !== 'function') return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}

/** Returns the kinds of blocks that the owner added to the rendered page. */
function addedKinds({ loaderData }: HydrationState): string[] {
  return (loaderData?.[contentRoute] as ContentData | null | undefined)?.kinds ?? [];
}

const loadAdminPages = async () =>
  (await loadChunk('admin-routes', () => import('./admin-routes.tsx'))).adminPages;

interface HydratedProps {
  root: Element;
  /** Loads the code for a page that React renders anew. */
  loadRemember: () => Promise<typeof rememberPage | undefined>;
  children: ReactNode;
  onHydrated: () => void;
}

/** Calls `onHydrated` after all children are hydrated, or rendered anew with the state of the page. */
function Hydrated({ root, loadRemember, children, onHydrated }: HydratedProps) {
  // React renders anew if the HTML was changed before hydration. The HTML stays while this waits.
  const [isNew] = useState(useHydrated());
  const remember = isNew ? use(loadRemember()) : undefined;
  // In the last render before React replaces the elements.
  const [restore] = useState(() => remember?.(root));
  // Before the effects of the children, which read the values.
  useLayoutEffect(() => restore?.(), [restore]);
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/** Resolves when the router has the data of its first page. */
function initialized(router: ReturnType<typeof createBrowserRouter>): Promise<unknown> {
  return new Promise<void>((resolve) => {
    const check = () => router.state.initialized && resolve();
    router.subscribe(check);
    check();
  });
}

/** Hydrates the page, then calls `onHydrated`. Returns false if the page's data cannot be loaded. */
export async function start(onHydrated: () => void): Promise<boolean> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');
  const { router: rendered } = hydration();
  // If the worker answered with the cached shell, the page is rendered from scratch.
  const isThisPage = isOfThisPage(hydration());
  // A browser may translate the page at any moment after its hydration.
  const translations = loadChunk('translations', () => import('../lib/hydration/translations.ts')).then(
    ({ supportTranslations }) => supportTranslations(root),
    () => undefined,
  );
  const hasAdminPage = isThisPage && isOwners(window.location.pathname);
  // If they do not arrive, the router requests them again and shows its error.
  const routes = createRoutes(hasAdminPage ? await loadAdminPages().catch(() => []) : []);
  if (isThisPage)
    await Promise.all([resolveLazy(routes), loadBlocks(addedKinds(rendered))]).catch(() => undefined);
  const hydrationData = isThisPage
    ? { ...rendered, errors: revivedErrors(rendered.errors) }
    : { loaderData: { root: rendered.loaderData?.root } };
  const router = createBrowserRouter(routes, {
    hydrationData,
    patchRoutesOnNavigation: async ({ path: target, patch }) => {
      if (isOwners(target)) patch(adminRoute, await loadAdminPages());
    },
  });
  if (isThisPage) await initialized(router);
  if (router.state.errors && !rendered.errors) {
    router.dispose();
    return false;
  }
  prefetchOnIntent(routes);
  // The other chunks have arrived: a page that is seldom translated does not wait for long.
  await within(2_000, translations).catch(() => undefined);
  let loading: ReturnType<HydratedProps['loadRemember']> | undefined;
  const loadRemember = () => {
    loading ??= loadChunk('replaced-page', () => import('./early/replaced-page.ts')).then(
      (module) => module.noPress().then(() => module.rememberPage),
      () => undefined,
    );
    return loading;
  };
  const hydrated = () => {
    root.dataset['hydrated'] = '';
    onHydrated();
  };
  const app = (
    <StrictMode>
      <Hydrated {...{ root, loadRemember }} onHydrated={hydrated}>
        <RouterProvider router={router} />
      </Hydrated>
    </StrictMode>
  );
  // In a transition React hydrates in slices and handles events between them.
  if (isThisPage) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  return true;
}
