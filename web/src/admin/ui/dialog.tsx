import { type ReactNode, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { Close } from '../../sections/base/icons.tsx';
import { useUnsaved } from '../session/unsaved.ts';
import { ConfirmDialog } from './button.tsx';
import common from './common.module.css';
import styles from './dialog.module.css';
import { ToastProvider } from './toast.tsx';
import { useModal } from './use-modal.ts';

interface DialogProps {
  title: string;
  /** Whether the edited entry is saved, in words. */
  status: string;
  /** Whether there are unsaved changes: closing, navigating and reloading ask first. */
  unsaved: boolean;
  /** Sized by its content. */
  small?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal dialog. */
export function Dialog({ title, status, unsaved, small = false, onClose, children }: DialogProps) {
  const dialog = useModal();
  const [asked, setAsked] = useState(false);
  const id = useId();
  const blocker = useBlocker(unsaved);
  useUnsaved(unsaved);
  const leaving = blocker.state === 'blocked';
  const close = () => (unsaved ? setAsked(true) : onClose());
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${small ? styles.small : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // Ignores `cancel` events of nested dialogs and file choosers.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
    >
      <header className={styles.head}>
        <div className={styles.title}>
          <h2 id={id}>{title}</h2>
          <p className={common.quietText}>{status}</p>
        </div>
        <button type="button" className={styles.close} onClick={close}>
          <span className="visually-hidden">Close</span>
          <Close />
        </button>
      </header>
      <ToastProvider>{children}</ToastProvider>
      {(asked || leaving) && (
        <ConfirmDialog
          question="Discard your unsaved changes?"
          yes="Discard"
          no="Keep editing"
          onYes={() => {
            if (leaving) blocker.proceed?.();
            onClose();
          }}
          onNo={() => {
            setAsked(false);
            if (leaving) blocker.reset?.();
          }}
        />
      )}
    </dialog>
  );
}
