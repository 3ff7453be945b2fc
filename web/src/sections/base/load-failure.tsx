import button from '../../design/button.module.css';
import styles from './load-failure.module.css';

interface LoadFailureProps {
  text: string;
  /** Loads the data again; errors appear in the query's own state. */
  retry: () => Promise<unknown>;
}

/** A message that data could not be loaded, with a retry button. */
export function LoadFailure({ text, retry }: LoadFailureProps) {
  return (
    <div className={styles.failure} role="alert">
      <p>{text}</p>
      <button type="button" className={button.quiet} onClick={() => void retry().catch(() => undefined)}>
        Try again
      </button>
    </div>
  );
}
