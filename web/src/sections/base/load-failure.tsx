import { tryAgain } from '../../content/actions.ts';
import button from '../../design/button.module.css';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  text: string;
  /** Loads the data again; a rejection is shown by the query's own state. */
  retry: () => Promise<unknown>;
}

/** Says that data could not be loaded, with a button that loads it again. */
export function LoadFailure({ text, retry }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className={button.quiet} onClick={() => void retry().catch(() => undefined)}>
        {tryAgain}
      </button>
    </div>
  );
}
