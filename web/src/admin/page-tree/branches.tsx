import type { ReactNode, RefObject } from 'react';
import type { ManagedEntryFragment } from '../../generated/admin-documents.ts';
import type { Values } from '../field/form.ts';
import common from '../ui/common.module.css';
import { NoMatch } from '../ui/list/no-match.tsx';
import { useDragOrder } from '../ui/list/use-drag-order.ts';
import { Row } from './row.tsx';
import styles from './tree.module.css';
import {
  footerLists,
  linkedPaths,
  listsOf,
  menuBelow,
  NONE,
  type Place,
  type PlacedLink,
  placesOf,
} from './tree.ts';
import type { SitePage } from './use-site-pages.ts';

interface BranchesProps {
  root: RefObject<HTMLElement | null>;
  /** The values of the navigation by path. */
  values: Values;
  pages: SitePage[];
  search: string;
  onMove: (item: PlacedLink, to: Place | null) => void;
  onEdit: (entry: ManagedEntryFragment) => void;
  onClear: () => void;
}

/** The lists of the navigation, and the pages that are in none of them. */
export function Branches({ root, values, pages, search, onMove, onEdit, onClear }: BranchesProps) {
  const linked = linkedPaths(values);
  const unlinked = pages
    .filter(({ path }) => !path || !linked.has(path))
    .map((page, index) => ({ list: NONE, index, link: linkTo(page), items: [], page }));
  const pageAt = (to: string) => pages.find(({ path }) => path === to);
  const rows = [...placesOf(values).map((it) => ({ ...it, page: pageAt(it.link.to) })), ...unlinked];
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const isFound = ({ link, page }: (typeof rows)[number]) => {
    const text = `${page?.entry.title} ${link.label} ${link.to}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  const found = new Set(rows.filter(isFound));
  const lists = listsOf(values);
  const branches = [...lists.filter(({ list }) => list === 'bar' || list in footerLists), none];
  /** Whether a found row is in a list, or in a menu below it. */
  const hasFound = (list: string) => [...found].some((row) => row.list.split('[')[0] === list);
  useDragOrder(root, ({ item, from, list, position }) => {
    const dragged = rows.find((row) => row.list === from && row.index === item);
    // The link is still in its list, before the place.
    const index = list === from && position > item ? position + 1 : position;
    if (dragged) onMove(dragged, list === NONE ? null : { list, index });
  });

  function renderList(list: string): ReactNode {
    const own = rows.filter((row) => row.list === list);
    return (
      <ol className={styles.list} data-list={list}>
        {own.map((row) => {
          const menu = list === 'bar' ? menuBelow(row.index) : '';
          const isOpen = found.has(row) || rows.some((it) => it.list === menu && found.has(it));
          if (!isOpen) return null;
          const first = rows.find(({ page }) => page && page === row.page);
          return (
            <Row
              key={`${row.list}/${row.index}`}
              placed={row}
              page={row.page}
              isRepeated={first !== row}
              lists={lists}
              isDraggable={words.length === 0 && Boolean(row.page ? row.page.path : true)}
              onMove={(to) => onMove(row, to)}
              onEdit={onEdit}
            >
              {menu && renderList(menu)}
            </Row>
          );
        })}
      </ol>
    );
  }

  if (found.size === 0) return <NoMatch isFiltered empty="" onClear={onClear} />;
  return branches
    .filter(({ list }) => words.length === 0 || hasFound(list))
    .map(({ list, name }) => (
      <section key={list} className={styles.branch} aria-labelledby={`branch-${list}`}>
        <h2 id={`branch-${list}`}>{name}</h2>
        {list === NONE && unlinked.length === 0 && (
          <p className={common.quietText}>Every page is in the menu or the footer.</p>
        )}
        {renderList(list)}
      </section>
    ));
}

const none = { list: NONE, name: 'Not in the menu' };

/** Returns a link to a page with its name. */
const linkTo = ({ entry, path }: SitePage) => ({ label: entry.title, to: path ?? '' });
