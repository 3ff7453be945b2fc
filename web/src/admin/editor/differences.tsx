import { Html } from '../../sections/base/html.tsx';
import written from '../field/text/written.module.css';
import type { Line } from '../field/values.ts';
import common from '../ui/common.module.css';
import styles from './differences.module.css';

interface DifferencesProps {
  before: Line[];
  after: Line[];
  /** The headings of the two columns. */
  headings: [before: string, after: string];
}

/** Shows two versions side by side: the fields that differ. */
export function Differences({ before, after, headings }: DifferencesProps) {
  const labels = [...new Set([...before, ...after].map(({ label }) => label))];
  const lineOf = (lines: Line[], label: string) => lines.find((it) => it.label === label);
  const differing = labels.filter(
    (it) => (lineOf(before, it)?.text ?? '') !== (lineOf(after, it)?.text ?? ''),
  );
  if (differing.length === 0) return <p>Both versions are the same.</p>;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls, so a keyboard has to reach it.
    <section className={styles.scroll} aria-label={`What differs: ${headings.join(', ')}`} tabIndex={0}>
      <table className={styles.sides}>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">{headings[0]}</th>
            <th scope="col">{headings[1]}</th>
          </tr>
        </thead>
        <tbody>
          {differing.map((label) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <Side line={lineOf(before, label)} />
              <Side line={lineOf(after, label)} />
            </tr>
          ))}
        </tbody>
      </table>
      {differing.length < labels.length && <p className={common.quietText}>The rest is the same.</p>}
    </section>
  );
}

function Side({ line }: { line: Line | undefined }) {
  if (!line?.text) return <td className={common.quietText}>Empty</td>;
  // Shows two pictures, which have no texts to compare.
  if (line.picture)
    return (
      <td>
        <img src={line.text} alt={line.text} width={160} height={100} />
      </td>
    );
  return <td>{line.html ? <Html className={written.written} html={line.text} /> : line.text}</td>;
}
