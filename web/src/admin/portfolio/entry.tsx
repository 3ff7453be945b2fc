import type { ManagePortfolioQuery } from '../../generated/admin-documents.ts';
import {
  useDeletePortfolioItemMutation,
  useRestorePortfolioItemMutation,
} from '../../generated/admin-hooks.ts';
import type { PortfolioGroupName } from '../../generated/types.ts';
import { Card, type CardAction } from '../ui/card.tsx';
import common from '../ui/common.module.css';
import { removalQuestion, useRemoval } from '../ui/removal/use-removal.ts';
import styles from './page.module.css';
import type { MoveItem } from './use-move.ts';

type Group = ManagePortfolioQuery['portfolio'][number];

/** A picture, a before/after pair or a video. */
export type PortfolioItem = Group['items'][number];

interface PortfolioEntryProps {
  item: PortfolioItem;
  place: { group: PortfolioGroupName; position: number; last: number };
  groups: Group[];
  onMove: MoveItem;
  onEdit: () => void;
}

/** An item of the portfolio with its actions. */
export function PortfolioEntry({ item, place, groups, onMove, onEdit }: PortfolioEntryProps) {
  const { portfolio_id, title, picture } = item;
  const { group, position, last } = place;
  const kind = 'video' in item ? 'Video' : 'before' in item ? 'Before and after' : 'Picture';
  const { remove } = usePortfolioRemoval(item);
  const move = (to: number) => () => void onMove(portfolio_id, group, to);
  const ask = removalQuestion('Delete this from the portfolio?', title, 'Delete it');
  const actions: CardAction[] = [
    { label: 'Move to first', run: move(0), disabled: position === 0 },
    { label: 'Move up', run: move(position - 1), disabled: position === 0 },
    { label: 'Move down', run: move(position + 1), disabled: position === last },
    { label: 'Edit', run: onEdit },
    { label: 'Delete', run: () => void remove(), ask },
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
            if (wanted) void onMove(portfolio_id, wanted.name, 0);
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

/** A deleted item, which can be restored. */
export function RemovedItem({ item }: { item: ManagePortfolioQuery['deletedPortfolioItems'][number] }) {
  const { restore } = usePortfolioRemoval(item);
  const { title, picture } = item;
  const actions = [{ label: 'Restore', run: () => void restore() }];
  return <Card heading="h3" about="Deleted" {...{ title, picture, actions }} />;
}

function usePortfolioRemoval({ portfolio_id: id }: { portfolio_id: number }) {
  const options = { refetchQueries: ['ManagePortfolio'] };
  const [deleteOne] = useDeletePortfolioItemMutation(options);
  const [restoreOne] = useRestorePortfolioItemMutation(options);
  return useRemoval({
    remove: () => deleteOne({ variables: { id } }),
    restore: () => restoreOne({ variables: { id } }),
    list: 'ManagePortfolio',
    labels: { removed: 'Deleted.', restored: 'Restored.' },
  });
}
