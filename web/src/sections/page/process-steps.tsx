import { useId } from 'react';
import type { Process } from '../../content/schema/types.ts';
import { place, Section } from '../base/section.tsx';
import styles from './process-steps.module.css';

interface ProcessStepsProps {
  process: Process;
  tone?: 'rule' | 'linen';
  /**
   * `row`: side by side. `list`: stacked, with the heading beside them. `stairs`: each lower than the one
   * before.
   */
  layout?: 'row' | 'list' | 'stairs';
}

/** The steps of a job, with large numerals. */
export function ProcessSteps({ process, tone = 'rule', layout = 'row' }: ProcessStepsProps) {
  const id = useId();
  const heading = <h2 id={id}>{process.heading}</h2>;
  const paragraph = <p className={styles.paragraph}>{process.paragraph}</p>;
  const beside = layout === 'list';
  return (
    <Section labelledBy={id} tone={tone}>
      {beside ? (
        <div className={`${place.aside} ${styles.beside}`}>
          {heading}
          {paragraph}
        </div>
      ) : (
        <>
          <div className={place.heading}>{heading}</div>
          <div className={`${place.body} ${styles.opposite}`}>{paragraph}</div>
        </>
      )}
      <ol className={`${beside ? place.main : place.wide} ${styles[layout]}`}>
        {process.steps.map((step, index) => (
          <li key={step.title} className={styles.step}>
            {/** Screen readers announce the list's own numbers. */}
            <span className={styles.numeral} aria-hidden="true">
              {index + 1}
            </span>
            <div className={styles.text}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
