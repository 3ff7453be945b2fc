import { useRef } from 'react';
import { Button } from '../button.tsx';
import common from '../common.module.css';

interface PagerProps {
  page: number;
  pageCount: number;
  onGo: (page: number) => void;
}

/** Links to the previous and next page of the list above; they scroll to its start. */
export function Pager({ page, pageCount, onGo }: PagerProps) {
  const nav = useRef<HTMLElement>(null);
  if (pageCount < 2) return null;

  function go(next: number): void {
    onGo(next);
    nav.current?.closest(':is(ul, ol) + *')?.previousElementSibling?.scrollIntoView();
    // The pressed button is disabled at the ends of the list, and would lose the focus.
    if (next === 1 || next === pageCount) nav.current?.focus({ preventScroll: true });
  }

  return (
    <nav ref={nav} tabIndex={-1} className={common.row} aria-label="Pages of the list">
      <Button disabled={page <= 1} onClick={() => go(page - 1)}>
        Previous
      </Button>
      <span className={common.quietText}>
        Page {page} of {pageCount}
      </span>
      <Button disabled={page >= pageCount} onClick={() => go(page + 1)}>
        Next
      </Button>
    </nav>
  );
}
