import { useState } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useMediaQuery } from '../../generated/admin-hooks.ts';
import { type MediaFilters, variablesOf } from '../media/filters.ts';
import { failureOf } from '../session/failure.ts';
import { useToasts } from '../ui/change/toast.tsx';
import { fragmentOf } from '../ui/list/use-filters.ts';

type Pictures = readonly MediaFieldsFragment[];

interface Selection {
  /** The filters of the selection, which others end. */
  found: string;
  pictures: Pictures;
  /** Whether it began with all that the filters find; else only pictures that are shown are selected. */
  isWhole: boolean;
}

/** The selected pictures of a library with filters. */
export function useSelection(filters: MediaFilters) {
  const variables = variablesOf(filters);
  const { refetch } = useMediaQuery({ variables, skip: true });
  const { showToast } = useToasts();
  const found = fragmentOf({ ...filters, page: '' });
  const none: Selection = { found, pictures: [], isWhole: false };
  const [last, setSelection] = useState(none);
  const selection = last.found === found ? last : none;
  const { pictures, isWhole } = selection;

  function select(changed: Pictures, isSelected: boolean): void {
    const others = pictures.filter((it) => !has(changed, it));
    setSelection({ ...selection, pictures: isSelected ? [...others, ...changed] : others });
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
      setSelection({ found, pictures: all, isWhole: true });
    } catch (error) {
      showToast(failureOf(error).message, 'failure');
    }
  }

  return {
    isSelected: (media: MediaFieldsFragment) => has(pictures, media),
    selectedOf: (shown: Pictures) => (isWhole ? pictures : pictures.filter((it) => has(shown, it))),
    select,
    selectFound,
    clear: () => setSelection(none),
  };
}

export const has = (pictures: Pictures, { url }: MediaFieldsFragment): boolean =>
  pictures.some((it) => it.url === url);
