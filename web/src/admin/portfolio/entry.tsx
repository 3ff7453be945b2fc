import {
  DeletePortfolioItemDocument,
  type ManagePortfolioQuery,
  RestorePortfolioItemDocument,
} from '../../generated/documents.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { Card, type CardAction } from '../ui/card.tsx';
import common from '../ui/common.module.css';
import { askToRemove, useRemoval } from '../ui/use-removal.ts';
import styles from './page.module.css';
import type { MoveItem } from './use-move.ts';

type Group = ManagePortfolioQuery['portfolio'][number];

/** A picture, a pair or a video. */
export type PortfolioItem = Group['items'][number];

interface PortfolioEntryProps {
  item: PortfolioItem;
  place: { group: PortfolioGroupName; position: number; last: number };
  groups: Group[];
  onMove: MoveItem;
  onEdit: () => void;
}

/** One item: moved by buttons as by dragging, to another group by a choice. */
export function PortfolioEntry({ item, place, groups, onMove, onEdit }: PortfolioEntryProps) {
  const { portfolio_id, title, picture } = item;
  const { group, position, last } = place;
  const kind = 'video' in item ? 'Video' : 'before' in item ? 'Before and after' : 'Picture';
  const { remove } = usePortfolioRemoval(item);
  const move = (to: number) => () => void onMove(portfolio_id, group, to);
  const ask = askToRemove('Remove this from the portfolio?', title, 'Remove it');
  const actions: CardAction[] = [
    { label: 'Earlier', run: move(position - 1), disabled: position === 0 },
    { label: 'Later', run: move(position + 1), disabled: position === last },
    { label: 'Edit', run: onEdit },
    { label: 'Remove', run: () => void remove(), ask },
  ];
  return (
    <Card heading="h3" about={`${position + 1}. ${kind}`} {...{ title, picture, actions }}>
      <label className={styles.moveTo}>
        <span>Tab</span>
        <select
          className={common.select}
          value={group}
          onChange={(event) => {
            const wanted = groups.find(({ name }) => name === event.target.value);
            if (wanted) void onMove(portfolio_id, wanted.name, wanted.items.length);
          }}
        >
          {groups.map(({ name, title: words }) => (
            <option key={name} value={name}>
              {words}
            </option>
          ))}
        </select>
      </label>
    </Card>
  );
}

/** An item that was removed, to be brought back to where it stood. */
export function RemovedItem({ item }: { item: ManagePortfolioQuery['deletedPortfolioItems'][number] }) {
  const { restore } = usePortfolioRemoval(item);
  const { title, picture } = item;
  const actions = [{ label: 'Restore', run: () => void restore() }];
  return <Card heading="h3" about="Removed" {...{ title, picture, actions }} />;
}

function usePortfolioRemoval({ portfolio_id: id }: { portfolio_id: number }) {
  return useRemoval({
    id,
    remove: DeletePortfolioItemDocument,
    restore: RestorePortfolioItemDocument,
    list: 'ManagePortfolio',
    labels: { removed: 'Removed.', restored: 'It is back.' },
  });
}
