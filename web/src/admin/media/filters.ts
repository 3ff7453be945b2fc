import type { MediaQueryVariables } from '../../generated/admin-documents.ts';
import type { MediaSort } from '../../generated/types.ts';

export const filterNames = ['search', 'show', 'sort', 'page'] as const;
type FilterName = (typeof filterNames)[number];

/** The filters of the library by name; an empty text is no filter. */
export type MediaFilters = Record<FilterName, string>;

export const noFilters: MediaFilters = { search: '', show: '', sort: '', page: '' };

export const shows = [
  ['unused', 'Unused'],
  ['unchecked', 'Texts to check'],
  ['deleted', 'Deleted'],
] as const;

export const sorts: [value: MediaSort, label: string][] = [
  ['OLDEST', 'Oldest first'],
  ['LARGEST', 'Largest first'],
  ['SMALLEST', 'Smallest first'],
  ['MOST_USED', 'Most used first'],
];

/** Returns the variables of the library's queries. */
export function variablesOf({ search, show, sort, page }: MediaFilters): MediaQueryVariables {
  return {
    page: Number(page) || 1,
    search,
    unused: show === 'unused',
    deleted: show === 'deleted',
    unchecked: show === 'unchecked',
    sort: sorts.find(([value]) => value === sort)?.[0] ?? null,
  };
}
