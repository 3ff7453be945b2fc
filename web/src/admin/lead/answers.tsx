import { wordFields } from '../../../../rules/form/lead-facts.ts';
import type { ManagedLeadFragment } from '../../generated/admin-documents.ts';
import type { LeadAnswer } from '../../generated/types.ts';
import { timeInWords } from '../time-in-words.ts';
import styles from './entry.module.css';
import { shownAnswers } from './labels.ts';

/** The submitted fields with the form's labels and formatted values, without the visitor's words. */
export function Answers({ answers }: { answers: LeadAnswer[] }) {
  return (
    <dl>
      {shownAnswers(answers).map(({ name, label, value }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Pictures that open in full size. */
export function Photos({ photos }: { photos: { url: string; alt: string }[] }) {
  if (photos.length === 0) return null;
  return (
    <ul className={styles.photos}>
      {photos.map(({ url, alt }) => (
        <li key={url}>
          <a href={url} target="_blank" rel="noopener noreferrer">
            <img src={url} alt={alt} loading="lazy" />
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The versions that the visitor corrected. */
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
          <p className={styles.words}>{answers.find(({ name }) => wordFields.includes(name))?.value}</p>
          <Answers answers={answers} />
        </section>
      ))}
    </details>
  );
}
