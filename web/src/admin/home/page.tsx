import { NarrowLogout } from '../account/logout.tsx';
import { useMay } from '../session/session.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { LeadOverview } from './lead-overview.tsx';
import { Today } from './today.tsx';

/** /admin: what waits for the admin, then the leads in numbers. */
export function Component() {
  const may = useMay();
  return (
    <AdminPage title="Today" path="/admin">
      <Today />
      {may('leads') && <LeadOverview />}
      <NarrowLogout />
    </AdminPage>
  );
}
