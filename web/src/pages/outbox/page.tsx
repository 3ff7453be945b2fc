import { formTitle } from '../../../../rules/form/form-types.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { NotificationPermission } from '../../offline/outbox/notification-permission.tsx';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { clearsStorage, sendWithinWeek } from '../../offline/shared/clears-storage.ts';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { momentOf, OutboxEntry } from './entry.tsx';
import styles from './page.module.css';

const heading = 'Waiting to send';
const seo = {
  title: heading,
  description:
    'Requests and messages that you filled in while offline stay on this device until they are sent.',
};

/** /outbox: the submissions that have not reached the server yet, and the latest ones that have. */
export function Component() {
  const { items, sent, loaded, failed } = useOutbox();
  const waiting = items.some(({ state }) => state !== 'rejected');
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/outbox" noindex />
      <h1 tabIndex={-1}>{heading}</h1>
      <p className={styles.text}>
        What you send while offline stays on this device and is sent once, when you’re back online. It never
        expires.
      </p>
      <output {...eagerHydration} className={styles.empty}>
        {failed &&
          'This browser doesn’t let us save forms on this device. You can send forms only while you’re online.'}
        {!loaded && !failed && 'Loading the forms on this device.'}
        {loaded &&
          items.length === 0 &&
          'Nothing is waiting. Everything you sent from this device has arrived.'}
      </output>
      {waiting && clearsStorage() && <p className={styles.text}>{sendWithinWeek}</p>}
      {waiting && (
        <div className={styles.offer}>
          <NotificationPermission />
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <OutboxEntry key={item.submissionId} item={item} />
        ))}
      </ul>
      {sent.length > 0 && (
        <section className={styles.sent} aria-labelledby="sent">
          <h2 id="sent">Sent from this device</h2>
          <ul>
            {sent.map(({ form, sentAt }) => {
              const time = new Date(sentAt);
              return (
                <li key={sentAt}>
                  {formTitle(form)}{' '}
                  <time className={styles.when} dateTime={time.toISOString()}>
                    {momentOf(time)}
                  </time>
                </li>
              );
            })}
          </ul>
        </section>
      )}
    </Section>
  );
}
