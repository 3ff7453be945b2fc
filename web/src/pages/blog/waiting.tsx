import { place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import styles from './page.module.css';

const cards = [1, 2, 3];

/** What stands for the articles until they are known, in their sizes. */
export function Waiting() {
  return (
    <Section tone="plain" tight>
      <output className={`${place.wide} ${styles.waiting}`} aria-label="The articles are being loaded">
        <Skeleton className={styles.featuredPicture} />
        <div className={styles.list}>
          {cards.map((card) => (
            <Skeleton key={card} className={styles.waitingCard} />
          ))}
        </div>
      </output>
    </Section>
  );
}
