import { type ComponentType, lazy, Suspense, useMemo } from 'react';
import type { ContentKey } from '../../content/keys.ts';
import type { ContentChanges } from '../../lib/site.ts';
import { ContentPreview } from '../../lib/use-content.ts';
import styles from './editor.module.css';

type PageModule = { Component: ComponentType };

const modules = import.meta.glob<PageModule>('../../pages/**/page.tsx');

/** Shared content has no page of its own: the preview shows a page that uses it. */
const shownOn: Partial<Record<string, string>> = { prices: '/staging', packages: '/staging' };

interface PagePreviewProps {
  page: ContentKey;
  changes: Readonly<Record<string, unknown>>;
}

/** The page with the changes of the form. */
export function PagePreview({ page, changes }: PagePreviewProps) {
  const path = shownOn[page] ?? page;
  const Page = useMemo(() => {
    const load = modules[`../../pages${path}/page.tsx`];
    return load && lazy(async () => ({ default: (await load()).Component }));
  }, [path]);
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
