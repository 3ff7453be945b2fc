import { PageHead } from '../../sections/seo/page-head.tsx';
import { NotCached } from './not-cached.tsx';

const seo = {
  title: 'Not available offline',
  description: 'This page isn’t saved on this device, and you’re offline.',
};

/** /offline: the worker answers with this page in place of a page that is not on this device. */
export function Component() {
  return (
    <>
      <PageHead seo={seo} path="/offline" noindex />
      <NotCached />
    </>
  );
}
