import { Notifications } from '../notification/notifications.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { ActivityList } from './activity-list.tsx';
import { Admins } from './admins.tsx';
import { Devices } from './devices.tsx';
import { Mailbox } from './mailbox.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

/** /admin/account: the sign-in of this admin, notifications, all admins, and their activity. */
export function Component() {
  return (
    <AdminPage title="Account" path="/admin/account">
      <PasswordForm />
      <SecondFactor />
      <Devices />
      <Notifications />
      <Mailbox />
      <Admins />
      <ActivityList />
    </AdminPage>
  );
}
