import { notCachedPage } from '../../content/copy/not-cached.ts';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { NotCached } from './not-cached.tsx';

/** /offline: the worker answers with this page in place of a page that is not on this device. */
export function Component() {
  return (
    <>
      <PageHead seo={notCachedPage.seo} path="/offline" noindex />
      <NotCached />
    </>
  );
}
