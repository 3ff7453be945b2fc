import { useRef } from 'react';
import { Button } from './button.tsx';
import common from './common.module.css';

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
  }

  return (
    <nav ref={nav} className={common.row} aria-label="Pages of the list">
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
