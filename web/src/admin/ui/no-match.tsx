import { Button } from './button.tsx';
import common from './common.module.css';

interface NoMatchProps {
  isFiltered: boolean;
  /** Shown if the list is empty without filters. */
  empty: string;
  onClear: () => void;
}

/** Replaces an empty list: says why, and clears the filters. */
export function NoMatch({ isFiltered, empty, onClear }: NoMatchProps) {
  if (!isFiltered) return <p className={common.quietText}>{empty}</p>;
  return (
    <div className={common.row} aria-live="polite">
      <p>Nothing matches these filters.</p>
      <Button onClick={onClear}>Clear the filters</Button>
    </div>
  );
}
