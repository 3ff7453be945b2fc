import { Contents } from '../page-content/contents.tsx';
import { AdminPage } from '../ui/page-frame.tsx';

/** /admin/business: the details of the business. */
export function Component() {
  return (
    <AdminPage title="Business details" path="/admin/business">
      <Contents kind="business" />
    </AdminPage>
  );
}
