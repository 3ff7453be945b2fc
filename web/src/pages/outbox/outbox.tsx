import { outboxPage } from '../../content/offline.ts';
import buttons from '../../design/button.module.css';
import { sendWaiting } from '../../offline/triggers.ts';
import { useOutbox } from '../../offline/use-outbox.ts';
import { PageHead } from '../../sections/page-head.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './outbox.module.css';
import { OutboxEntry } from './outbox-entry.tsx';

/** /outbox: what was sent from this device and has not arrived yet. */
export function Component() {
  const { items, loaded } = useOutbox();
  const { seo, heading, text, empty, loading, tryNow } = outboxPage;
  const waiting = items.some(({ state }) => state === 'waiting');
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/outbox" noindex />
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <output className={styles.empty}>
        {!loaded && loading}
        {loaded && items.length === 0 && empty}
      </output>
      {waiting && (
        <button
          className={`${buttons.quiet} ${styles.tryNow}`}
          type="button"
          onClick={() => void sendWaiting()}
        >
          {tryNow}
        </button>
      )}
      <ul className={styles.list}>
        {items.map((item) => (
          <OutboxEntry key={item.submissionId} item={item} />
        ))}
      </ul>
    </Section>
  );
}
