import { ButtonLink } from '../../sections/base/button-link.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './chapters.module.css';

/** A sequence of steps with a numeral, a text and a button each. */
export function Component({ block }: BlockProps<'chapters'>) {
  return (
    <Section tone="plain" tight>
      <ol className={`${place.wide} ${styles.chapters}`}>
        {block.items.map((chapter, index) => (
          <li key={`${index} ${chapter.title}`} className={styles.chapter}>
            {/** Screen readers announce the list's own numbers. */}
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <h2>{chapter.title}</h2>
            {chapter.text && <p>{chapter.text}</p>}
            <ButtonLink link={chapter.action} look="quiet" />
          </li>
        ))}
      </ol>
    </Section>
  );
}
