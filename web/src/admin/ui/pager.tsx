import { Button } from './button.tsx';
import common from './common.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

/** Links to the previous and next page of a list. */
export function Pager({ page, pageCount, onGo }: PagerProps) {
  if (pageCount < 2) return null;
  return (
    <nav className={common.row} aria-label="Pages of the list">
      <Button disabled={page <= 1} onClick={() => onGo(page - 1)}>
        Previous
      </Button>
      <span className={common.quietText}>
        Page {page} of {pageCount}
      </span>
      <Button disabled={page >= pageCount} onClick={() => onGo(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
