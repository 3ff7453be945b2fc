import { type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Close } from '../../../sections/base/icons.tsx';
import styles from './modal.module.css';
import { useModal } from './use-modal.ts';

interface Content {
  heading: string;
  /** Wide enough for two texts side by side. */
  wide?: boolean;
  children: ReactNode;
}

/** Named by `close`, which defaults to “Close”. Escape closes the dialog, too. */
interface CornerButton {
  onClose: () => void;
  close?: string;
  onEscape?: never;
}

/** The dialog has its own buttons. */
interface OwnAnswers {
  /** Called on Escape; without it the dialog stays open. */
  onEscape?: () => void;
  onClose?: never;
  close?: never;
}

/** A modal dialog, open while it is mounted; outside of the elements around it, because forms do not nest. */
export function Modal({ heading, wide = false, children, ...ways }: Content & (CornerButton | OwnAnswers)) {
  const { onClose, close = 'Close', onEscape = onClose } = ways;
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
      {onClose && (
        <button type="button" className={styles.close} onClick={onClose}>
          <span className="visually-hidden">{close}</span>
          <Close />
        </button>
      )}
    </dialog>,
    document.body,
  );
}
