import { useEffect, useRef } from 'react';
import { preload } from 'react-dom';
import { type RouterContextProvider, ScrollRestoration, useLocation } from 'react-router-dom';
import figtree from '../design/fonts/figtree-core.woff2?url';
import fraunces from '../design/fonts/fraunces-core.woff2?url';
import { hydration } from '../lib/hydration.ts';
import { businessContext } from '../lib/site.ts';
import type { RootData } from '../lib/use-business.ts';
import { Layout } from '../pages/layout/layout.tsx';
import { LoadingStatus } from './loading-status.tsx';

const font = { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

/** The business's details: on the server as configured, in the browser as rendered; never asked for again. */
export function loader({ context }: { context: Readonly<RouterContextProvider> }): RootData {
  const business = context.get(businessContext);
  return business ? { business } : (hydration().router.loaderData?.root as RootData);
}

/** Every page inside the layout; a new page starts at its top, back and forward return to where one was. */
export function Root() {
  preload(fraunces, font);
  return (
    <>
      {/* An element comes behind what `preload` asks for: the picture that the page opens with goes first. */}
      <link rel="preload" href={figtree} {...font} />
      <LoadingStatus />
      <Layout />
      <PageFocus />
      <ScrollRestoration />
    </>
  );
}

/** After a navigation moves the focus to the page's heading, so that a screen reader says where one is. */
function PageFocus() {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.querySelector('h1');
    // A link to a part of a page goes there instead.
    if (!heading || hash) return;
    heading.tabIndex = -1;
    // The router decides about scrolling: to the top, or back to where one was.
    heading.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
