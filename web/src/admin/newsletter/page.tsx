import { useMailingsQuery } from '../../generated/hooks.ts';
import { AdminPage } from '../ui/page-frame.tsx';
import { Mailings } from './mailings.tsx';
import { SendArticle } from './send.tsx';
import { Subscribers } from './subscribers.tsx';

/** Milliseconds between two reads of the mailings' states. */
const pollInterval = 3_000;

/** /admin/newsletter: sends a published article to the subscribers, reports the results, and lists the subscribers. */
export function Component() {
  return (
    <AdminPage title="Newsletter" path="/admin/newsletter">
      <Newsletter />
    </AdminPage>
  );
}

function Newsletter() {
  const { data, error, refetch } = useMailingsQuery({ pollInterval });
  return (
    <>
      <SendArticle mailings={data?.mailings ?? []} />
      <Mailings mailings={data?.mailings} error={error} onRetry={refetch} />
      <Subscribers />
    </>
  );
}
