import type { LeadAnswer } from '../../generated/types.ts';
import styles from './entry.module.css';
import { shownAnswers } from './labels.ts';

// In characters: what does not fit into a column has the whole width.
const longAnswer = 60;

/** What a visitor filled in: the form's labels and the values as people write them. */
export function Answers({ answers }: { answers: LeadAnswer[] }) {
  return (
    <dl>
      {shownAnswers(answers).map(({ name, label, value }) => (
        <div key={name} className={value.length > longAnswer ? styles.long : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
