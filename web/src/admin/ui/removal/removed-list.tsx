import type { ReactNode } from 'react';
import cards from '../card.module.css';
import styles from './removed-list.module.css';

interface RemovedListProps {
  count: number;
  children: ReactNode;
}

/** The deleted items that can be restored, as cards; renders nothing if there are none. */
export function RemovedList({ count, children }: RemovedListProps) {
  if (count === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>Deleted in the last thirty days ({count})</summary>
      <ul className={cards.cards}>{children}</ul>
    </details>
  );
}
