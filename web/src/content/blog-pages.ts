/** Articles on one page of the list (docs/product.md). */
export const pageSize = 6;

/** Pages of the list. The newest article is featured above it and not counted; there is a first page even of nothing. */
export function pageCountOf(totalCount: number): number {
  return Math.max(1, Math.ceil((totalCount - 1) / pageSize));
}

/** The page that an address asks for, from 1; what is no page number counts as the first page. */
export function pageOfAddress(search: URLSearchParams): number {
  const asked = search.get('page') ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The address of a page of the list. */
export function blogPath(page: number): string {
  return page > 1 ? `/blog?page=${page}` : '/blog';
}

/**
 * The articles of one page of the list, from two neighbouring pages as the server counts them: its first page begins
 * with the featured article, so that every page of the list begins one article later.
 */
export function listed<Item>(current: readonly Item[], following: readonly Item[]): Item[] {
  return [...current.slice(1), ...following.slice(0, 1)];
}
