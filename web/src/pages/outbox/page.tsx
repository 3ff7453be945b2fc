import { formTitle } from '../../../../rules/form/form-types.ts';
import { sendWithinWeek } from '../../content/copy/offline.ts';
import { momentOf, outboxPage } from '../../content/copy/outbox.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { NotificationPermission } from '../../offline/outbox/notification-permission.tsx';
import { useOutbox } from '../../offline/outbox/use-outbox.ts';
import { clearsStorage } from '../../offline/shared/clears-storage.ts';
import { Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { OutboxEntry } from './entry.tsx';
import styles from './page.module.css';

/** /outbox: the submissions that have not reached the server yet, and the latest ones that have. */
export function Component() {
  const { items, sent, loaded, failed } = useOutbox();
  const { seo, heading, text, empty, loading, unreadable, sentHeading } = outboxPage;
  const waiting = items.some(({ state }) => state !== 'rejected');
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/outbox" noindex />
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <output {...eagerHydration} className={styles.empty}>
        {failed && unreadable}
        {!loaded && !failed && loading}
        {loaded && items.length === 0 && empty}
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
          <h2 id="sent">{sentHeading}</h2>
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
