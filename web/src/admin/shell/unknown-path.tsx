import { lazy, Suspense } from 'react';
import { notFoundPage } from '../../../../content/copy/not-found.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { useUser } from '../../lib/user-session.ts';
import { NotFound } from '../../pages/not-found/page.tsx';

const FramedNotFound = lazy(() => import('./not-found.tsx').then((it) => ({ default: it.FramedNotFound })));

/** The page for unknown paths of the admin area. An admin has its frame, whose code visitors do not load. */
export function Component() {
  const user = useUser();
  const bare = (
    <main {...eagerHydration} id="main">
      <NotFound content={notFoundPage} />
    </main>
  );
  return user?.isAdmin ? (
    <Suspense fallback={bare}>
      <FramedNotFound />
    </Suspense>
  ) : (
    bare
  );
}
