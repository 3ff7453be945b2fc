import { type ReactNode, useId } from 'react';
import { Button } from './button.tsx';
import styles from './menu.module.css';

interface MenuProps {
  /** The element that names the subject of the menu. */
  describedBy?: string;
  children: ReactNode;
}

/** A button that opens further actions. An action closes the menu, as do Escape and a click elsewhere. */
export function Menu({ describedBy, children }: MenuProps) {
  const id = useId();
  return (
    <>
      <Button popoverTarget={id} aria-describedby={describedBy}>
        More
      </Button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- It listens to its controls. */}
      <div
        id={id}
        popover="auto"
        className={styles.menu}
        onClick={({ currentTarget, target }) =>
          target instanceof Element && target.closest('button, a') && currentTarget.hidePopover()
        }
        onChange={({ currentTarget }) => currentTarget.hidePopover()}
      >
        {children}
      </div>
    </>
  );
}
