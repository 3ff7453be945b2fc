import { AdminPage } from '../ui/page-frame.tsx';
import { Library } from './library.tsx';

/** /admin/media: the uploaded pictures, and where they are used. */
export function Component() {
  return (
    <AdminPage title="Media library" path="/admin/media">
      <Library />
    </AdminPage>
  );
}
