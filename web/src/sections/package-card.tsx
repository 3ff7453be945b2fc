import { useId } from 'react';
import { dollars } from '../content/prices.ts';
import type { Package } from '../content/types.ts';
import { ButtonLink } from './button-link.tsx';
import styles from './package-card.module.css';
import { place, Section } from './section.tsx';
import { PackageData } from './service-data.tsx';

interface PackagesProps {
  packages: { heading: string; note: string; items: Package[] };
  tone?: 'rule' | 'linen';
  /** `columns`: side by side. `rows`: one under the other, like a price list. */
  layout?: 'columns' | 'rows';
}

/** Packages with their prices, none louder than the others. */
export function Packages({ packages, tone = 'rule', layout = 'columns' }: PackagesProps) {
  const id = useId();
  return (
    <Section labelledBy={id} tone={tone}>
      <div className={place.heading}>
        <h2 id={id}>{packages.heading}</h2>
      </div>
      <p className={`${place.body} ${styles.note}`}>{packages.note}</p>
      <ul className={`${place.wide} ${styles[layout]}`}>
        {packages.items.map((item) => (
          <li key={item.key} className={styles.package}>
            <PackageCard item={item} />
            <PackageData item={item} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** One package: its name, the price large, what is in it, one action. */
export function PackageCard({ item }: { item: Package }) {
  return (
    <article className={styles.card}>
      <h3>{item.name}</h3>
      <p className={styles.price}>
        {item.from && <span className={styles.from}>from </span>}
        <span className={styles.amount}>{dollars(item.price)}</span>
        {item.unit && <span className={styles.from}> {item.unit}</span>}
      </p>
      <p className={styles.terms}>{item.terms}</p>
      <ul className={styles.includes}>
        {item.includes.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <ButtonLink link={item.action} look="quiet" />
    </article>
  );
}
