import type { ComponentType } from 'react';
import { Notifications } from '../notification/notifications.tsx';
import { useMay } from '../session/session.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { ActivityList } from './activity-list.tsx';
import { Admins } from './admins.tsx';
import { Devices } from './devices.tsx';
import { NarrowLogout } from './logout.tsx';
import { Mailbox } from './mailbox.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SecondFactor } from './second-factor.tsx';
import { accountSections } from './sections.ts';

const parts: Record<(typeof accountSections)[number]['label'], ComponentType> = {
  'Name and signature': ProfileForm,
  Password: PasswordForm,
  'Two-step verification': SecondFactor,
  'Signed-in devices': Devices,
  Notifications,
  Mailbox,
  Admins,
  Activity: ActivityList,
};

/** /admin/account: the sign-in of this admin, notifications, all admins, and their activity. */
export function Component() {
  const may = useMay();
  return (
    <AdminPage title="Account" path="/admin/account" actions={<NarrowLogout />}>
      {accountSections
        .filter(({ right }) => may(right))
        .map(({ label }) => {
          const Part = parts[label];
          return <Part key={label} />;
        })}
    </AdminPage>
  );
}
