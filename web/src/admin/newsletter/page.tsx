import { useState } from 'react';
import { AdminPage } from '../ui/page-frame.tsx';
import { Mailings } from './mailings.tsx';
import { Subscribers } from './subscribers.tsx';
import { WriteNewsletter } from './write.tsx';

/** /admin/newsletter: writes and sends newsletters, reports the results, and lists the subscribers. */
export function Component() {
  const [cancelled, setCancelled] = useState(0);
  return (
    <AdminPage title="Newsletter" path="/admin/newsletter">
      <WriteNewsletter key={cancelled} />
      <Mailings onCancelled={() => setCancelled(cancelled + 1)} />
      <Subscribers />
    </AdminPage>
  );
}
