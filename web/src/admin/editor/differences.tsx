import { Html } from '../../sections/base/html.tsx';
import written from '../field/text/written.module.css';
import type { Line } from '../field/values.ts';
import common from '../ui/common.module.css';
import styles from './differences.module.css';
import { compareWords, markHtml, type Span, textOfHtml } from './words.ts';

interface DifferencesProps {
  before: Line[];
  after: Line[];
  /** The headings of the two columns. */
  headings: [before: string, after: string];
}

/** Shows two versions side by side: the fields that differ, with their changed words. */
export default function Differences({ before, after, headings }: DifferencesProps) {
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
            <Row key={label} label={label} before={lineOf(before, label)} after={lineOf(after, label)} />
          ))}
        </tbody>
      </table>
      {differing.length < labels.length && <p className={common.quietText}>The rest is the same.</p>}
    </section>
  );
}

interface RowProps {
  label: string;
  before: Line | undefined;
  after: Line | undefined;
}

/** A field that differs, with the changed words marked. */
function Row({ label, before, after }: RowProps) {
  const [earlier, later] = compareWords(wordsOf(before), wordsOf(after));
  const isFormatting = !before?.picture && ![...earlier, ...later].some(({ isChanged }) => isChanged);
  return (
    <tr>
      <th scope="row">
        {label}
        {isFormatting && <span className={common.quietText}> Only the formatting differs.</span>}
      </th>
      <Side line={before} spans={earlier} tag="del" />
      <Side line={after} spans={later} tag="ins" />
    </tr>
  );
}

/** Returns the text of a field for a comparison. */
function wordsOf(line: Line | undefined): string {
  if (!line || line.picture) return '';
  return line.html ? textOfHtml(line.text) : line.text;
}

function Side({ line, spans, tag: Tag }: { line: Line | undefined; spans: Span[]; tag: 'del' | 'ins' }) {
  if (!line?.text) return <td className={common.quietText}>Empty</td>;
  // Shows two pictures, which have no texts to compare.
  if (line.picture)
    return (
      <td>
        <img src={line.text} alt={line.text} width={160} height={100} />
      </td>
    );
  if (line.html)
    return (
      <td>
        <Html className={written.written} html={markHtml(line.text, spans, Tag)} />
      </td>
    );
  return (
    <td>
      {/* oxlint-disable-next-line react/no-array-index-key -- The parts have no other name. */}
      {spans.map(({ text, isChanged }, at) => (isChanged ? <Tag key={at}>{text}</Tag> : text))}
    </td>
  );
}
