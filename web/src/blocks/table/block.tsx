import { HeadedSection, place } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './table.module.css';

/** A table of two columns. */
export function Component({ block: { heading, paragraph, items } }: BlockProps<'table'>) {
  return (
    <HeadedSection heading={heading} at={place.heading}>
      {paragraph && <p className={`${place.body} ${styles.paragraph}`}>{paragraph}</p>}
      <dl className={`${place.wide} ${styles.industries}`}>
        {items.map(({ title, text }, index) => (
          <div key={`${index} ${title}`} className={styles.industry}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </HeadedSection>
  );
}
