import { type ComponentType, lazy, Suspense, useContext } from 'react';
import type { ContentChanges } from '../../lib/site.ts';
import { ContentPreview, LayoutParts } from '../../lib/use-changes.ts';

type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>('../../pages/**/page.tsx');

const pages = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [
    file,
    lazy(async () => ({ default: (await load()).Component })),
  ]),
);

/** The folders of pages whose path differs, and of a page that uses shared content. */
const shownOn: Partial<Record<string, string>> = {
  '/': '/home',
  prices: '/staging',
  packages: '/staging',
  business: '/contact',
  testimonials: '/home',
  team: '/about',
  certifications: '/about',
  articles: '/blog',
  locations: '/location',
};

interface PagePreviewProps {
  page: string;
  /** The changes of the form and of the shared content. */
  changes: ContentChanges;
}

/** The page with the changes of the form. */
export function PagePreview({ page, changes }: PagePreviewProps) {
  const layout = useContext(LayoutParts);
  const Page = pages[`../../pages${shownOn[page] ?? page}/page.tsx`];
  return (
    <ContentPreview value={changes}>
      <Suspense fallback={null}>{page === 'navigation' ? layout : Page && <Page />}</Suspense>
    </ContentPreview>
  );
}
