import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

interface ModalProps {
  heading: string;
  /** Wide enough for two texts side by side. */
  wide?: boolean;
  /** Called on Escape; without it the dialog stays open. */
  onEscape?: () => void;
  children: ReactNode;
}

/** A modal dialog, open while it is mounted; outside of the elements around it, because forms do not nest. */
export function Modal({ heading, wide = false, onEscape, children }: ModalProps) {
  const dialog = useModal();
  const id = useId();
  return createPortal(
    <dialog
      ref={dialog}
      className={`${styles.modal} ${wide ? styles.wide : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onEscape?.();
      }}
      // Browsers close a dialog on a second Escape even if the first was prevented.
      onClose={() => dialog.current?.showModal()}
    >
      <h2 id={id}>{heading}</h2>
      {children}
    </dialog>,
    document.body,
  );
}
