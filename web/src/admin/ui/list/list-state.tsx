import { CombinedGraphQLErrors } from '@apollo/client';
import { Skeleton } from '../../../sections/base/skeleton.tsx';
import { askForCode, requiresCode } from '../../session/code-question.ts';
import { failureOf } from '../../session/failure.ts';
import { Button } from '../button.tsx';
import cards from '../card.module.css';
import common from '../common.module.css';
import styles from './list-state.module.css';

interface ListStateProps {
  /** The error of the list's query. */
  error: unknown;
  /** Whether the first load is in progress. */
  waiting: boolean;
  onRetry: () => Promise<unknown>;
  /** The shape of the placeholder. */
  of: 'cards' | 'lines';
}

/** An error above a list that could not be loaded, or a placeholder while it is loading. */
export function ListState({ error, waiting, onRetry, of }: ListStateProps) {
  if (error) {
    const needsCode = CombinedGraphQLErrors.is(error) && requiresCode(error.errors);
    const retry = async () => {
      if (!needsCode || (await askForCode())) await onRetry();
    };
    return (
      <div role="alert" className={common.row}>
        <p>{failureOf(error).message}</p>
        <Button onClick={() => retry().catch(() => undefined)}>
          {needsCode ? 'Confirm that it’s you' : 'Try again'}
        </Button>
      </div>
    );
  }
  if (!waiting) return null;
  return (
    <div>
      <p className="visually-hidden">Loading…</p>
      <div className={of === 'cards' ? cards.cards : styles.list}>
        {[1, 2, 3].map((index) => (
          <Skeleton key={index} className={styles[of]} />
        ))}
      </div>
    </div>
  );
}
