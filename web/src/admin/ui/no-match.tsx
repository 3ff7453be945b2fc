import buttons from '../../design/button.module.css';
import common from './common.module.css';

interface NoMatchProps {
  isFiltered: boolean;
  /** Said where there is nothing at all. */
  empty: string;
  onClear: () => void;
}

/** In the place of a list that has nothing to show: why, and the way back to everything. */
export function NoMatch({ isFiltered, empty, onClear }: NoMatchProps) {
  if (!isFiltered) return <p className={common.quietText}>{empty}</p>;
  return (
    <div className={common.row} aria-live="polite">
      <p>Nothing matches these filters.</p>
      <button type="button" className={buttons.quiet} onClick={onClear}>
        Clear the filters
      </button>
    </div>
  );
}
