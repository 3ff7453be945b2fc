import { useId } from 'react';
import type { partnershipPage } from '../../content/services/partnership-opportunities.ts';
import { place, Section } from '../../sections/base/section.tsx';
import styles from './industries.module.css';

/** The industries, as a table. */
export function Industries({ heading, paragraph, items }: typeof partnershipPage.industries) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={place.heading}>
        <h2 id={id}>{heading}</h2>
      </div>
      <p className={`${place.body} ${styles.paragraph}`}>{paragraph}</p>
      <dl className={`${place.wide} ${styles.industries}`}>
        {items.map(({ title, text }) => (
          <div key={title} className={styles.industry}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
