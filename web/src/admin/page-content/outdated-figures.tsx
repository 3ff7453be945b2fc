import { useId } from 'react';
import { Link } from 'react-router-dom';
import { dollars } from '../../../../rules/fact/prices.ts';
import { useOutdatedFiguresQuery } from '../../generated/admin-hooks.ts';
import { editorOf } from '../entry/kinds.tsx';
import common from '../ui/common.module.css';
import styles from './page.module.css';

/** The texts that still spell an amount of an earlier price list; nothing if there are none. */
export function OutdatedFigures() {
  const { data } = useOutdatedFiguresQuery({ fetchPolicy: 'cache-and-network' });
  const id = useId();
  if (!data?.outdatedFigures.length) return null;
  return (
    <section className={styles.outdated} aria-labelledby={id}>
      <h2 id={id}>Earlier prices in texts</h2>
      <p className={common.quietText}>
        These amounts aren’t on the price list any more. Replace each by the name of its price, which then
        stays up to date.
      </p>
      <dl>
        {data.outdatedFigures.map(({ amount, entries }) => (
          <div key={amount}>
            <dt>{dollars(amount)}</dt>
            {entries.map((entry) => (
              <dd key={`${entry.kind} ${entry.number}`}>
                <Link to={editorOf(entry)}>{entry.title}</Link>
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </section>
  );
}
