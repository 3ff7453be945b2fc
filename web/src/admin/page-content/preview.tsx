import { type ComponentType, lazy, Suspense, useContext, useEffect, useState } from 'react';
import type { SharedKey } from '../../../../content/common/keys.ts';
import { newPage } from '../../../../content/page/new-page.ts';
import { kindsOf } from '../../../../content/page/placed.ts';
import type { PageContent } from '../../../../content/schema/page.ts';
import { loadBlocks, loadContent } from '../../blocks/load.ts';
import { BlockPage } from '../../blocks/page.tsx';
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

/** The paths of pages that show shared content. The preview has the layout for the navigation. */
const shownOn: Record<Exclude<SharedKey, 'navigation'>, string> = {
  prices: '/staging',
  packages: '/staging',
  business: '/contact',
  testimonials: '/',
  team: '/about',
  certifications: '/about',
  articles: '/blog',
  locations: '/location',
};

interface PagePreviewProps {
  page: string;
  name: string;
  /** The changes of the form and of the shared content. */
  changes: ContentChanges;
}

/** The page with the changes of the form. */
export function PagePreview({ page, name, changes }: PagePreviewProps) {
  const layout = useContext(LayoutParts);
  const path = shownOn[page as keyof typeof shownOn] ?? page;
  const Page = pages[`../../pages${path}/page.tsx`];
  return (
    <ContentPreview value={changes}>
      <Suspense fallback={null}>
        {page === 'navigation' ? (
          layout
        ) : Page ? (
          <Page />
        ) : (
          <ShownBlocks path={path} name={name} changes={changes} />
        )}
      </Suspense>
    </ContentPreview>
  );
}

/** A page of blocks, once its content and the components of its blocks are loaded. */
function ShownBlocks({ path, name, changes }: { path: string; name: string; changes: ContentChanges }) {
  const [page, setPage] = useState<PageContent>();
  const [loaded, setLoaded] = useState('');
  const kinds = page ? [...kindsOf(page, changes[path])].join() : '';
  useEffect(() => {
    void loadContent(path).then((found) => setPage(found ?? newPage(name)));
  }, [path, name]);
  useEffect(() => {
    void loadBlocks(kinds.split(',')).then(() => setLoaded(kinds));
  }, [kinds]);
  // The blocks that are loaded stay while others load.
  return page && loaded ? <BlockPage key={loaded} path={path} page={page} /> : null;
}
