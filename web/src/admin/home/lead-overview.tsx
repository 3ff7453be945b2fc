import { useLeadOverviewQuery } from '../../generated/admin-hooks.ts';
import type { LeadWeek } from '../../generated/types.ts';
import { leadForms } from '../lead/labels.ts';
import { pollInterval } from '../session/use-unread.ts';
import { dayInWords, durationInWords } from '../time-in-words.ts';
import common from '../ui/common.module.css';
import { Choice, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { useFilters } from '../ui/list/use-filters.ts';
import styles from './lead-overview.module.css';
import { WeeksChart } from './weeks-chart.tsx';

const defaultWeeks = 12;
const ranges: [weeks: string, label: string][] = [
  ['4', 'Last 4 weeks'],
  ['26', 'Last 26 weeks'],
  ['52', 'Last 52 weeks'],
  ['104', 'Last 104 weeks'],
];

/** The leads of a range in numbers. The URL's fragment has the range. */
export function LeadOverview() {
  const { values, change } = useFilters('weeks');
  const chosen = ranges.find(([weeks]) => weeks === values.weeks)?.[0];
  const variables = { weeks: Number(chosen ?? defaultWeeks) };
  const { data, previousData, error, refetch } = useLeadOverviewQuery({
    variables,
    pollInterval,
    skipPollAttempt: () => document.hidden,
  });
  const overview = (data ?? previousData)?.leadOverview;
  return (
    <section className={styles.overview} aria-labelledby="lead-overview">
      <div className={styles.head}>
        <h2 id="lead-overview">Leads</h2>
        <Filters>
          <Choice
            label="Range"
            all={`Last ${defaultWeeks} weeks`}
            choices={ranges}
            value={chosen ?? ''}
            onChange={(weeks) => change('weeks', weeks)}
          />
        </Filters>
      </div>
      <ListState error={error} waiting={!overview} onRetry={refetch} of="lines" />
      {overview && (
        <>
          <dl className={styles.figures}>
            <Figure label="Leads" value={overview.count.toLocaleString('en-CA')} />
            <Figure label="Answered" value={share(overview.answered, overview.count)} />
            <Figure label="Won" value={share(overview.won, overview.count)} />
            <Figure
              label="Median first response"
              value={
                overview.medianAnswerMinutes === null ? '–' : durationInWords(overview.medianAnswerMinutes)
              }
            />
          </dl>
          {overview.count === 0 ? (
            <p className={common.quietText}>No leads in this range.</p>
          ) : (
            <>
              <WeeksChart weeks={overview.weeks.toReversed()} />
              <WeeksTable weeks={overview.weeks} />
              <div className={styles.tables}>
                <GroupTable
                  caption="Leads by form"
                  head="Form"
                  rows={overview.forms.map(({ name, ...group }) => ({
                    ...group,
                    label: leadForms[name ?? ''] ?? name ?? '',
                  }))}
                />
                <GroupTable
                  caption="Leads by source"
                  head="Source"
                  rows={overview.sources.map(({ name, ...group }) => ({
                    ...group,
                    label: name ?? 'Direct or unknown',
                  }))}
                />
              </div>
            </>
          )}
        </>
      )}
    </section>
  );
}

/** The numbers of the chart, the current week first. */
function WeeksTable({ weeks }: { weeks: LeadWeek[] }) {
  return (
    <details className={styles.weeks}>
      <summary>Leads by week as a table</summary>
      <table className={styles.table} aria-label="Leads by week">
        <thead>
          <tr>
            <th scope="col">Week of</th>
            <th scope="col">Leads</th>
            <th scope="col">Unanswered</th>
            <th scope="col">Won</th>
          </tr>
        </thead>
        <tbody>
          {weeks.map(({ monday, count, unanswered, won }) => (
            <tr key={monday}>
              <th scope="row">{dayInWords(monday)}</th>
              <td>{count}</td>
              <td>{unanswered}</td>
              <td>{won}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** Formats a part of a number as a percentage: '25%'. */
const share = (part: number, whole: number) => (whole === 0 ? '–' : `${Math.round((100 * part) / whole)}%`);

interface GroupTableProps {
  caption: string;
  /** The heading of the first column. */
  head: string;
  rows: { label: string; count: number; won: number }[];
}

/** The leads by form or source, as a table with bars. */
function GroupTable({ caption, head, rows }: GroupTableProps) {
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
