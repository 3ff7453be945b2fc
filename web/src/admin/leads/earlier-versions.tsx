import type { ManagedLeadFragment } from '../../generated/documents.ts';
import { timeInWords } from '../time-in-words.ts';
import { Answers } from './answers.tsx';

/** What the visitor had sent before correcting it. */
export function EarlierVersions({ versions }: { versions: ManagedLeadFragment['earlier'] }) {
  if (versions.length === 0) return null;
  return (
    <details>
      <summary>
        Corrected by the visitor: {versions.length === 1 ? 'earlier version' : 'earlier versions'}
      </summary>
      {versions.map(({ id, submittedAt, answers }) => (
        <section key={id} aria-label={`Version of ${timeInWords(submittedAt)}`}>
          <p>{timeInWords(submittedAt)}</p>
          <Answers answers={answers} />
        </section>
      ))}
    </details>
  );
}
