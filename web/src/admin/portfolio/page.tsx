import { useRef, useState } from 'react';
import buttons from '../../design/button.module.css';
import { useManagePortfolioQuery } from '../../generated/admin-hooks.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import cards from '../ui/card.module.css';
import common from '../ui/common.module.css';
import { ListState } from '../ui/list-state.tsx';
import { AdminPage } from '../ui/page-frame.tsx';
import { RemovedList } from '../ui/removal/removed-list.tsx';
import { useDragOrder } from '../ui/use-drag-order.ts';
import { PortfolioDialog } from './dialog.tsx';
import { PortfolioEntry, type PortfolioItem, RemovedItem } from './entry.tsx';
import styles from './page.module.css';
import { usePortfolioMove } from './use-move.ts';

/** The item in the dialog, or the group of a new one; null when it is closed. */
type Editing = { group: PortfolioGroupName; item: PortfolioItem | null } | null;

/** /admin/portfolio: lists and orders the items of the three groups. */
export function Component() {
  return (
    <AdminPage title="Portfolio" path="/admin/portfolio">
      <Groups />
    </AdminPage>
  );
}

/** Scrolls to an added item and focuses it. */
function showAdded(item: HTMLLIElement | null): void {
  if (!item) return;
  item.tabIndex = -1;
  item.focus({ preventScroll: true });
  item.scrollIntoView({ block: 'center' });
}

function Groups() {
  const { data, error, refetch } = useManagePortfolioQuery();
  const onMove = usePortfolioMove();
  const [editing, setEditing] = useState<Editing>(null);
  const [added, setAdded] = useState<number>();
  const { portfolio: groups = [], deletedPortfolioItems: removed = [] } = data ?? {};
  const root = useRef<HTMLDivElement>(null);
  useDragOrder(root, ({ item, list, position }) => {
    const group = groups.find(({ name }) => name === list);
    if (group) void onMove(item, group.name, position);
  });
  return (
    <div ref={root} className={styles.groups}>
      <ListState error={error} waiting={!data} onRetry={refetch} of="cards" />
      {groups.map(({ name, title, items }) => (
        <section key={name} className={styles.group} aria-labelledby={`group-${name}`}>
          <div className={`${common.row} ${styles.head}`}>
            <h2 id={`group-${name}`}>{title}</h2>
            <button
              type="button"
              className={buttons.quiet}
              aria-describedby={`group-${name}`}
              onClick={() => setEditing({ group: name, item: null })}
            >
              Add
            </button>
          </div>
          <ol className={cards.cards} data-list={name}>
            {items.map((item, position) => (
              <li
                key={item.portfolio_id}
                ref={item.portfolio_id === added ? showAdded : undefined}
                className={styles.item}
                data-item={item.portfolio_id}
                data-added={item.portfolio_id === added || undefined}
                draggable
              >
                <span
                  className={`${common.handle} ${styles.handle}`}
                  aria-hidden="true"
                  title="Drag to another place"
                />
                <PortfolioEntry
                  item={item}
                  place={{ group: name, position, last: items.length - 1 }}
                  groups={groups}
                  onMove={onMove}
                  onEdit={() => setEditing({ group: name, item })}
                />
              </li>
            ))}
          </ol>
        </section>
      ))}
      <RemovedList count={removed.length}>
        {removed.map((item) => (
          <li key={item.portfolio_id}>
            <RemovedItem item={item} />
          </li>
        ))}
      </RemovedList>
      {editing && (
        <PortfolioDialog
          {...editing}
          onClose={(item) => {
            setEditing(null);
            setAdded(item);
          }}
        />
      )}
    </div>
  );
}
