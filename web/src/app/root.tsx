import { preload } from 'react-dom';
import { type RouterContextProvider, ScrollRestoration } from 'react-router-dom';
import { fontUrls } from '../design/fonts.ts';
import { hydration } from '../lib/hydration.ts';
import { businessContext } from '../lib/site.ts';
import type { RootData } from '../lib/use-business.ts';
import { Layout } from '../pages/layout/layout.tsx';
import { PageFocus } from '../pages/layout/page-focus.tsx';

/** The business's details: on the server as configured, in the browser as rendered; never asked for again. */
export function loader({ context }: { context: Readonly<RouterContextProvider> }): RootData {
  const business = context.get(businessContext);
  return business ? { business } : (hydration().router.loaderData?.root as RootData);
}

/** Every page inside the layout; a new page starts at its top, back and forward return to where one was. */
export function Root() {
  for (const url of fontUrls) preload(url, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' });
  return (
    <>
      <Layout />
      <PageFocus />
      <ScrollRestoration />
    </>
  );
}
