import { Contents } from '../page-content/contents.tsx';
import { OutdatedFigures } from '../page-content/outdated-figures.tsx';
import { AdminPage } from '../ui/page-frame.tsx';

/** /admin/shared-texts: the content that several pages share, such as the prices. */
export function Component() {
  return (
    <AdminPage title="Shared texts" path="/admin/shared-texts">
      <Contents kind="page" renderAbove={(last) => <OutdatedFigures isNext={last === 'prices'} />} />
    </AdminPage>
  );
}
