import type { ReactNode } from 'react';
import type { MediaFieldsFragment } from '../../generated/admin-documents.ts';
import { useMediaQuery } from '../../generated/admin-hooks.ts';
import { Choice, FilterSearch, Filters } from '../ui/list/filter-fields.tsx';
import { ListState } from '../ui/list/list-state.tsx';
import { NoMatch } from '../ui/list/no-match.tsx';
import { Pager } from '../ui/list/pager.tsx';
import { type MediaFilters, shows, sorts, variablesOf } from './filters.ts';
import { useReturnFocus } from './last-picture.ts';
import styles from './library.module.css';

interface LibraryProps {
  filters: MediaFilters;
  /** Sets a filter; another one than the page begins with the first page. */
  onFilter: (name: keyof MediaFilters, value: string) => void;
  onClear: () => void;
  /** Beside the filters. */
  beside?: ReactNode;
  /** Between the filters and the pictures. */
  children?: (shown: MediaFieldsFragment[], totalCount: number) => ReactNode;
  renderTile: (media: MediaFieldsFragment, shown: MediaFieldsFragment[]) => ReactNode;
}

/** The uploaded pictures as a grid of tiles, with filters. */
export function Library({ filters, onFilter, onClear, beside, children, renderTile }: LibraryProps) {
  const { data, previousData, error, refetch } = useMediaQuery({ variables: variablesOf(filters) });
  const list = (data ?? previousData)?.media;
  const grid = useReturnFocus(list !== undefined);
  const { search, show, sort } = filters;
  const isFiltered = Boolean(search.trim() || show);

  return (
    <div className={styles.library}>
      {(isFiltered || list?.items.length !== 0) && (
        <Filters>
          <FilterSearch
            label="Search texts, files and uses"
            isLabelHidden
            value={search}
            onChange={(text) => onFilter('search', text)}
          />
          <Choice
            label="Show"
            isLabelHidden
            all="All pictures"
            choices={shows}
            value={show}
            onChange={(value) => onFilter('show', value)}
          />
          <Choice
            label="Sort"
            isLabelHidden
            all="Newest first"
            choices={sorts}
            value={sort}
            onChange={(value) => onFilter('sort', value)}
          />
          {beside}
        </Filters>
      )}
      {children?.(list?.items ?? [], list?.totalCount ?? 0)}
      <ListState error={error} waiting={!list} onRetry={refetch} of="cards" />
      {list?.items.length === 0 && (
        <NoMatch isFiltered={isFiltered} empty="No pictures yet." onClear={onClear}>
          Upload the first one above.
        </NoMatch>
      )}
      <ul ref={grid} className={styles.grid}>
        {list?.items.map((media, _index, shown) => (
          <li key={media.url}>{renderTile(media, shown)}</li>
        ))}
      </ul>
      {list && (
        <Pager
          page={list.page}
          pageCount={list.pageCount}
          onGo={(page) => onFilter('page', page > 1 ? String(page) : '')}
        />
      )}
    </div>
  );
}
