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
  /** The URL of the picture that was pressed last. */
  last?: string;
}

/** The selected pictures of a library with filters. */
export function useSelection(filters: MediaFilters) {
  const variables = variablesOf(filters);
  const { refetch } = useMediaQuery({ variables, skip: true });
  const { showToast } = useToasts();
  const found = fragmentOf({ ...filters, page: '' });
  const none: Selection = { found, pictures: [], isWhole: false };
  const [kept, setSelection] = useState(none);
  const selection = kept.found === found ? kept : none;
  const { pictures, isWhole } = selection;

  function select(changed: Pictures, isSelected: boolean, last = selection.last): void {
    const others = pictures.filter((it) => !has(changed, it));
    setSelection({ ...selection, last, pictures: isSelected ? [...others, ...changed] : others });
  }

  /** Selects a picture or removes it from the selection; also those of a row between the last one and it. */
  function press(media: MediaFieldsFragment, isSelected: boolean, row: Pictures): void {
    const ends = [selection.last, media.url].map((end) => row.findIndex(({ url }) => url === end));
    const range = ends.includes(-1) ? [media] : row.slice(Math.min(...ends), Math.max(...ends) + 1);
    select(range, isSelected, media.url);
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
    press,
    selectFound,
    clear: () => setSelection(none),
  };
}

export const has = (pictures: Pictures, { url }: MediaFieldsFragment): boolean =>
  pictures.some((it) => it.url === url);
