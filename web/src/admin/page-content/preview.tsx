import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { ContentKey } from '../../content/keys.ts';
import type { ContentChanges } from '../../lib/site.ts';
import { ContentPreview } from '../../lib/use-content.ts';
import styles from './editor.module.css';

type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>('../../pages/**/page.tsx');

const pages = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [
    file,
    lazy(async () => ({ default: (await load()).Component })),
  ]),
);

/** Shared content has no page of its own: the preview shows a page that uses it. */
const shownOn: Partial<Record<string, string>> = { prices: '/staging', packages: '/staging' };

interface PagePreviewProps {
  page: ContentKey;
  changes: Readonly<Record<string, unknown>>;
}

/** The page with the changes of the form. */
export function PagePreview({ page, changes }: PagePreviewProps) {
  // The home page is left out: it needs the data of its loader.
  const Page = pages[`../../pages${shownOn[page] ?? page}/page.tsx`];
  const all: ContentChanges = useMemo(() => ({ [page]: changes }), [page, changes]);
  if (!Page) return null;
  return (
    <ContentPreview value={all}>
      {/* The links of the preview must not leave the editor. */}
      <div className={styles.preview} inert>
        <Suspense fallback={null}>
          <Page />
        </Suspense>
      </div>
    </ContentPreview>
  );
}
