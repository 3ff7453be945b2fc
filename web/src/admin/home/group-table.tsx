import styles from './lead-overview.module.css';

interface GroupTableProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  rows: { label: string; count: number; won: number }[];
}

/** The leads by form or source, as a table with bars. */
export function GroupTable({ caption, head, rows }: GroupTableProps) {
  const max = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <div>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{head}</th>
            <th scope="col">Leads</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, count, won }) => (
            <tr key={label}>
              <th scope="row">
                {label}
                <meter aria-hidden="true" min={0} max={max} value={count} />
              </th>
              <td>{count}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
