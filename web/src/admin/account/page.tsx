import { Notifications } from '../notifications/notifications.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { ActivityList } from './activity-list.tsx';
import { Devices } from './devices.tsx';
import { InvitationForm } from './invitation-form.tsx';
import styles from './page.module.css';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor.tsx';

/** /admin/account: the password, the second factor, the signed-in devices, notifications, invitations, and the activity of all admins. */
export function Component() {
  return (
    <AdminPage title="Account" path="/admin/account">
      <div className={styles.sections}>
        <PasswordForm />
        <SecondFactor />
        <Devices />
        <Notifications />
        <InvitationForm />
        <ActivityList />
      </div>
    </AdminPage>
  );
}
