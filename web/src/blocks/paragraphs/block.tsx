import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './paragraphs.module.css';

/** Paragraphs without a heading. */
export function Component({ block }: BlockProps<'paragraphs'>) {
  return (
    <Section tone="plain">
      <div className={`${place.text} ${styles.text}`}>
        {block.paragraphs.map((paragraph, index) => (
          <p key={`${index} ${paragraph}`}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
