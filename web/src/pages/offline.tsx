import { notKeptPage } from '../content/offline.ts';
import { PageHead } from '../sections/page-head.tsx';
import { NotKept } from './not-kept.tsx';

/** /offline: what the worker answers with, under the address asked for, instead of a page that is not on this device. */
export function Component() {
  return (
    <>
      <PageHead seo={notKeptPage.seo} path="/offline" noindex />
      <NotKept />
    </>
  );
}
