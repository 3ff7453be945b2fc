import { editorOf } from '../entry/kinds.tsx';
import { Library } from '../media/library.tsx';
import { AdminPage } from '../ui/page-frame.tsx';

/** /admin/media: the uploaded pictures, and where they are used. */
export function Component() {
  return (
    <AdminPage title="Media library" path="/admin/media">
      <Library editorOf={editorOf} />
    </AdminPage>
  );
}
