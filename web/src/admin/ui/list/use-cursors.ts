import { useState } from 'react';

/** The pages of a list, read by cursors: a new item does not shift them. `size` is the items of a page. */
export function useCursors(size: number) {
  // Those before each page except the first.
  const [cursors, setCursors] = useState<string[]>([]);
  return {
    after: cursors.at(-1) ?? null,
    page: cursors.length + 1,
    reset: () => setCursors([]),
    /** Returns the properties of the pager for a page of the server's response. */
    pager: (list?: { totalCount: number; pageInfo: { endCursor: string | null } }) => ({
      page: cursors.length + 1,
      pageCount: Math.ceil((list?.totalCount ?? 0) / size),
      onGo: (page: number) => {
        const end = list?.pageInfo.endCursor;
        if (page <= cursors.length) setCursors(cursors.slice(0, page - 1));
        else if (end) setCursors([...cursors, end]);
      },
    }),
  };
}
