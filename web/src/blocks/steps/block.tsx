import { HeadedSection, place } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './steps.module.css';

/**
 * The steps of a job, with large numerals. `row`: side by side. `list`: stacked, with the heading beside.
 * `stairs`: each lower than the one before.
 */
export function Component({ block: process }: BlockProps<'steps'>) {
  const { tone = 'rule', layout = 'row' } = process;
  const paragraph = process.paragraph && <p className={styles.paragraph}>{process.paragraph}</p>;
  const beside = layout === 'list';
  return (
    <HeadedSection
      heading={process.heading}
      at={beside ? `${place.aside} ${styles.beside}` : place.heading}
      intro={beside && paragraph}
      tone={tone}
    >
      {!beside && paragraph && <div className={`${place.body} ${styles.opposite}`}>{paragraph}</div>}
      <ol className={`${beside ? place.main : place.wide} ${styles[layout]}`}>
        {process.steps.map((step, index) => (
          <li key={`${index} ${step.title}`} className={styles.step}>
            {/** Screen readers announce the list's own numbers. */}
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3>{step.title}</h3>
              {step.text && <p>{step.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    </HeadedSection>
  );
}
