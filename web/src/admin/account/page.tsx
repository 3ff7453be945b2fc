import { AdminPage } from '../ui/page-frame.tsx';
import { ActivityList } from './activity-list.tsx';
import { Devices } from './devices.tsx';
import styles from './page.module.css';
import { PasswordForm } from './password-form.tsx';

/** /admin/account: the password, the signed-in devices, and the activity of all admins. */
export function Component() {
  return (
    <AdminPage title="Account" path="/admin/account">
      <div className={styles.sections}>
        <PasswordForm />
        <Devices />
        <ActivityList />
      </div>
    </AdminPage>
  );
}
