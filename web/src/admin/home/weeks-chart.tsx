import type { LeadWeek } from '../../generated/types.ts';
import { shortDay } from '../time-in-words.ts';
import styles from './weeks-chart.module.css';

type Week = Pick<LeadWeek, 'monday' | 'count' | 'won'>;

// Shares of the height, in percent: numbers above the bars, dates below.
const top = 10;
const plot = 76;
const base = top + plot;

const maxNumbers = 12;
const maxDates = 4;

/** The leads of each week as bars, the oldest first. Coordinates in percent: texts keep their size. */
export function WeeksChart({ weeks }: { weeks: Week[] }) {
  const max = Math.max(1, ...weeks.map(({ count }) => count));
  const best = weeks.find(({ count }) => count === max);
  const dateStep = Math.ceil(weeks.length / maxDates);
  const percent = (share: number) => `${(100 * share) / weeks.length}%`;
  const bar = (index: number, count: number) => {
    const height = (plot * count) / max;
    return { x: percent(index + 0.15), width: percent(0.7), y: `${base - height}%`, height: `${height}%` };
  };
  const range = `${shortDay(weeks[0]?.monday ?? '')} to ${shortDay(weeks.at(-1)?.monday ?? '')}`;
  const peak = best ? `most in the week of ${shortDay(best.monday)} with ${max}` : 'none';
  return (
    <figure className={styles.figure}>
      <figcaption>
        Leads by week
        <span className={styles.legend} aria-hidden="true">
          <span>All</span>
          <span>Won</span>
        </span>
      </figcaption>
      <svg
        className={styles.chart}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- An img element cannot use the page's colours.
        role="img"
        aria-label={`Leads by week, ${range}: ${peak}. The table below has the numbers.`}
      >
        <line className={styles.line} x1="0" x2="100%" y1={`${base}%`} y2={`${base}%`} />
        {weeks.length > maxNumbers && (
          <text x="0" y={`${top - 3}%`}>
            {max}
          </text>
        )}
        {weeks.map(({ monday, count, won }, index) => (
          <g key={monday}>
            <title>{`Week of ${shortDay(monday)}: ${count}, won ${won}`}</title>
            <rect className={styles.all} {...bar(index, count)} />
            <rect className={styles.won} {...bar(index, won)} />
            {weeks.length <= maxNumbers && count > 0 && (
              <text x={percent(index + 0.5)} y={`${base - (plot * count) / max - 2}%`} textAnchor="middle">
                {count}
              </text>
            )}
            {index % dateStep === 0 && (
              <text x={percent(index + 0.15)} y="97%">
                {shortDay(monday)}
              </text>
            )}
          </g>
        ))}
      </svg>
    </figure>
  );
}
