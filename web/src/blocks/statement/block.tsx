import { useId } from 'react';
import { ButtonLink } from '../../sections/base/button-link.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './statement.module.css';

/** A heading and one large paragraph, with a button below. */
export function Component({ block }: BlockProps<'statement'>) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="plain">
      <div className={place.aside}>
        <h2 id={id} className={styles.heading}>
          {block.heading}
        </h2>
      </div>
      <div className={`${place.main} ${styles.text}`}>
        {block.paragraphs.map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
        <ButtonLink link={block.action} />
      </div>
    </Section>
  );
}
