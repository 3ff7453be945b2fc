import { useLocation } from 'react-router-dom';
import { draftNotFoundPage, notFoundPage } from '../../../../content/copy/not-found.ts';
import { newPage } from '../../../../content/page/new-page.ts';
import { DRAFT_PATH } from '../../../../rules/wire/draft-link.ts';
import { BlockPage } from '../../blocks/page.tsx';
import { useContentData } from '../../lib/use-changes.ts';
import { NotFound } from '../not-found/page.tsx';

/** A page that the owner added, or the page for unknown paths and for ended links to drafts. */
export function Component() {
  const own = useContentData()?.own;
  const { pathname } = useLocation();
  if (!own) return <NotFound content={pathname === DRAFT_PATH ? draftNotFoundPage : notFoundPage} />;
  return <BlockPage key={own.path} path={own.path} page={newPage(own.label)} own={own} />;
}
