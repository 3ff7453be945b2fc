import { preload } from 'react-dom';
import { type RouterContextProvider, ScrollRestoration } from 'react-router-dom';
import { fontUrls } from '../design/fonts.ts';
import { hydration } from '../hydration.ts';
import type { RootData } from '../sections/use-business.ts';
import { businessContext } from '../site.ts';
import { Layout } from './layout/layout.tsx';
import { PageFocus } from './page-focus.tsx';

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
