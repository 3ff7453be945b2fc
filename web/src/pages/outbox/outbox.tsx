import { outboxPage } from '../../content/offline.ts';
import { NoticeOffer } from '../../offline/notice-offer.tsx';
import { useOutbox } from '../../offline/use-outbox.ts';
import { atOnce } from '../../sections/at-once.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './outbox.module.css';
import { OutboxEntry } from './outbox-entry.tsx';

/** /outbox: what was sent from this device and has not arrived yet. */
export function Component() {
  const { items, loaded, failed } = useOutbox();
  const { seo, heading, text, empty, loading, unreadable } = outboxPage;
  const waiting = items.some(({ state }) => state !== 'refused');
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/outbox" noindex />
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <output {...atOnce} className={styles.empty}>
        {failed && unreadable}
        {!loaded && !failed && loading}
        {loaded && items.length === 0 && empty}
      </output>
      {waiting && (
        <div className={styles.offer}>
          <NoticeOffer />
        </div>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <OutboxEntry key={item.submissionId} item={item} />
        ))}
      </ul>
    </Section>
  );
}
