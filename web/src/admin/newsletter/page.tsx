import { AdminPage } from '../ui/page-frame.tsx';
import { Mailings } from './mailings.tsx';
import { SendArticle } from './send.tsx';
import { Subscribers } from './subscribers.tsx';

/** /admin/newsletter: sends a published article to the subscribers, reports the results, and lists the subscribers. */
export function Component() {
  return (
    <AdminPage title="Newsletter" path="/admin/newsletter">
      <SendArticle />
      <Mailings />
      <Subscribers />
    </AdminPage>
  );
}
