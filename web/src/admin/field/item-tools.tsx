import type { ReactNode, RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import common from '../ui/common.module.css';
import styles from './field.module.css';

export interface ItemToolsProps {
  /** The name of the item. */
  of: string;
  index: number;
  count: number;
  list: RefObject<HTMLElement | null>;
  onMove: (to: number) => void;
  /** Undefined: the item stays. */
  onRemove: (() => void) | undefined;
  disabled?: boolean;
  children?: ReactNode;
}

/** The buttons that move an item by one and remove it. The focus follows it to its place. */
export function ItemTools({ of, index, count, list, onMove, onRemove, disabled, children }: ItemToolsProps) {
  function step(by: 1 | -1): void {
    const to = index + by;
    const isAtEnd = to === 0 || to === count - 1;
    const moved = `:scope > ol > li:nth-child(${to + 1}) > div:last-child > [data-step="${isAtEnd ? -by : by}"]`;
    onMove(to);
    requestAnimationFrame(() => list.current?.querySelector<HTMLElement>(moved)?.focus());
  }
  const tool = { of, look: 'tool' } as const;
  return (
    <div className={`${common.row} ${styles.tools}`}>
      <Button {...tool} data-step="-1" disabled={index === 0} onClick={() => step(-1)}>
        Move up
      </Button>
      <Button {...tool} data-step="1" disabled={index === count - 1} onClick={() => step(1)}>
        Move down
      </Button>
      {children}
      {onRemove && (
        <Button {...tool} disabled={disabled} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
}
