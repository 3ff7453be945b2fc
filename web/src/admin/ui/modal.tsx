import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './modal.module.css';

interface ModalProps {
  heading: string;
  /** As wide as two texts beside each other. */
  wide?: boolean;
  /** What Escape does; without it the dialog stays. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A question over the page, which waits behind it. It is open for as long as it is there. */
export function Modal({ heading, wide = false, onEscape, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${styles.modal} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onEscape?.();
      }}
      // A browser closes a dialog at the second Escape whatever is said at the first.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>
  );
}
