import { notFoundPage } from '../../../../content/copy/not-found.ts';
import { newPage } from '../../../../content/page/new-page.ts';
import { BlockPage } from '../../blocks/page.tsx';
import { useContentData } from '../../lib/use-changes.ts';
import { NotFound } from '../not-found/page.tsx';

/** A page that the owner added, or the page for unknown paths. */
export function Component() {
  const own = useContentData()?.own;
  if (!own) return <NotFound content={notFoundPage} />;
  return <BlockPage key={own.path} path={own.path} page={newPage(own.label)} own={own} />;
}
