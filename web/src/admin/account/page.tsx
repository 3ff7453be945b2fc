import { Notifications } from '../notifications/notifications.tsx';
import { AdminPage } from '../ui/page-frame.tsx';

/** /admin/account: the notifications of new leads. */
export function Component() {
  return (
    <AdminPage title="Account" path="/admin/account">
      <Notifications />
    </AdminPage>
  );
}
