/** Articles on one page of the list (docs/product.md). */
export const pageSize = 6;

/** Returns the number of pages. The featured article does not count, and an empty list has one page. */
export function pageCountOf(totalCount: number): number {
  return Math.max(1, Math.ceil((totalCount - 1) / pageSize));
}

/** The largest page number in a query string. */
export const MAX_PAGE = 999_999;

/** Returns the page number in a query string, starting at 1; invalid numbers count as 1. */
export function pageInUrl(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** Returns the path of a page of the list. */
export function blogPath(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}

/**
 * Returns the articles of one page of the list. The server's first page begins with the featured article, so
 * each page here begins one article later and needs the server's next page too.
 */
export function listed<Item>(current: readonly Item[], following: readonly Item[]): Item[] {
  return [...current.slice(1), ...following.slice(0, 1)];
}
