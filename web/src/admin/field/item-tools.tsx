import type { ReactNode, RefObject } from 'react';
import { ArrowDown, drawing } from '../../sections/base/icons.tsx';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './item-tools.module.css';

export interface ItemToolsProps {
  /** The name of the item. */
  of: string;
  index: number;
  count: number;
  list: RefObject<HTMLElement | null>;
  onMove: (to: number) => void;
  /** Undefined: the item stays. */
  onRemove: (() => void) | undefined;
  /** Below a tile of a grid, whose order runs along its rows. */
  isOfTile?: boolean;
  children?: ReactNode;
}

const ArrowUp = drawing('M12 20V5M6 11l6-6 6 6', 18);
const Bin = drawing('M4 7h16M9 7V4h6v3M6.5 7l1 13h9l1-13', 18);

const Swap = drawing('M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4', 18);

/** The props of a button with an icon. */
export const toolLook = { look: 'tool', className: styles.tool } as const;

/** The props of a button that replaces what an item shows. */
export const changeButton = {
  ...toolLook,
  title: 'Change',
  label: (
    <>
      <Swap />
      <span className="visually-hidden">Change</span>
    </>
  ),
} as const;

/** The buttons that move an item by one and remove it. The focus follows it to its place. */
export function ItemTools({ of, index, count, list, isOfTile = false, ...props }: ItemToolsProps) {
  const { onMove, onRemove, children } = props;
  function step(by: 1 | -1): void {
    const to = index + by;
    const isAtEnd = to === 0 || to === count - 1;
    const moved = `:scope > ol > li:nth-child(${to + 1}) > .${styles.tools} > [data-step="${isAtEnd ? -by : by}"]`;
    onMove(to);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(moved)?.focus());
  }
  const tool = { ...toolLook, of };
  return (
    <div className={`${common.row} ${styles.tools}`} data-tile={isOfTile || undefined}>
      {count > 1 && (
        <>
          <Button {...tool} title="Move up" data-step="-1" disabled={index === 0} onClick={() => step(-1)}>
            <ArrowUp />
            <span className="visually-hidden">Move up</span>
          </Button>
          <Button
            {...tool}
            title="Move down"
            data-step="1"
            disabled={index === count - 1}
            onClick={() => step(1)}
          >
            <ArrowDown />
            <span className="visually-hidden">Move down</span>
          </Button>
        </>
      )}
      {children}
      {onRemove && (
        <Button {...tool} title="Remove" onClick={onRemove}>
          <Bin />
          <span className="visually-hidden">Remove</span>
        </Button>
      )}
    </div>
  );
}
