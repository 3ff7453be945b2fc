import { useEffect, useRef } from 'react';
import styles from './viewer.module.css';
import { Viewer, type ViewerProps } from './viewer.tsx';

interface ViewerDialogProps extends Pick<ViewerProps, 'items' | 'onMove' | 'onClose'> {
  /** The open item; null when closed. */
  index: number | null;
}

/** The viewer in a modal dialog. Escape or a swipe down closes it. */
export function ViewerDialog({ items, index, onMove, onClose }: ViewerDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const item = index === null ? undefined : items[index];
  const open = item !== undefined;
  useEffect(() => {
    if (!open) return dialog.current?.close();
    dialog.current?.showModal();
    // Space would press the first control, and arrow keys would move the divider.
    dialog.current?.querySelector<HTMLElement>('[data-at]')?.focus();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-label={item?.title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {index !== null && open && <Viewer {...{ items, index, onMove, onClose }} />}
    </dialog>
  );
}
