import { useState } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useMediaQuery } from '../../generated/admin-hooks.ts';
import { type MediaFilters, variablesOf } from '../media/filters.ts';
import { failureOf } from '../session/failure.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { fragmentOf } from '../ui/list/use-filters.ts';

type Pictures = readonly MediaFieldsFragment[];

/** The selected pictures of a library with filters: other filters end the selection, other pages do not. */
export function useSelection(filters: MediaFilters) {
  const variables = variablesOf(filters);
  const { refetch } = useMediaQuery({ variables, skip: true });
  const { showToast } = useToasts();
  const found = fragmentOf({ ...filters, page: '' });
  const [selection, setSelection] = useState<{ found: string; pictures: Pictures }>({ found, pictures: [] });
  const selected = selection.found === found ? selection.pictures : [];
  const put = (pictures: Pictures) => setSelection({ found, pictures });

  function select(changed: Pictures, isSelected: boolean): void {
    const others = selected.filter(({ url }) => changed.every((it) => it.url !== url));
    put(isSelected ? [...others, ...changed] : others);
  }

  /** Selects all pictures that the filters find, on all pages. */
  async function selectFound(): Promise<void> {
    const all: MediaFieldsFragment[] = [];
    try {
      for (let page = 1, pageCount = 1; page <= pageCount; page += 1) {
        const { data } = await refetch({ ...variables, page });
        all.push(...(data?.media.items ?? []));
        pageCount = data?.media.pageCount ?? 0;
      }
      put(all);
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return { selected, select, selectFound, clear: () => put([]) };
}
