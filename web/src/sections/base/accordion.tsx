import type { BlockOf } from '../../content/schema/page.ts';
import styles from './accordion.module.css';
import { Plus } from './icons.tsx';

/** Titled texts in `details` elements, closed at first. They work without scripts. */
export function Accordion({ items }: { items: BlockOf<'questions'>['items'] }) {
  return (
    <div className={styles.accordion}>
      {items.map(({ title, content }) => (
        <details key={title} className={styles.item}>
          <summary className={styles.title}>
            <h3>{title}</h3>
            <Plus />
          </summary>
          <p className={styles.content}>{content}</p>
        </details>
      ))}
    </div>
  );
}
