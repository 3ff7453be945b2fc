import { Skeleton } from '../../sections/base/skeleton.tsx';
import piece from './piece.module.css';
import styles from './rhythm.module.css';

const placements = ['bandLeft', 'smallLeft', 'largeRight'] as const;

/** What stands for the pictures until they are known, in their sizes. */
export function Waiting() {
  return (
    <div className={styles.grid} aria-busy="true">
      <p className="visually-hidden">The pictures are being loaded.</p>
      {placements.map((placement) => (
        <div key={placement} className={styles[placement]}>
          <Skeleton className={piece[placement]} />
        </div>
      ))}
    </div>
  );
}
