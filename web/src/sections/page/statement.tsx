import { useId } from 'react';
import type { TextBlock } from '../../content/schema/types.ts';
import { ButtonLink } from '../base/button-link.tsx';
import { place, Section } from '../base/section.tsx';
import styles from './statement.module.css';

/** A heading and one large paragraph, with a button below. */
export function Statement({ block }: { block: TextBlock }) {
  const id = useId();
  return (
    <Section labelledBy={id} tone="plain">
      <div className={place.aside}>
        <h2 id={id} className={styles.heading}>
          {block.heading}
        </h2>
      </div>
      <div className={`${place.main} ${styles.text}`}>
        {block.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        {block.action && <ButtonLink link={block.action} />}
      </div>
    </Section>
  );
}
