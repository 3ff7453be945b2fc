import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import { registerUnsaved } from '../../offline/drafts/unsaved.ts';
import { Close } from '../../sections/base/icons.tsx';
import { useUnsaved } from '../session/unsaved.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';
import styles from './dialog.module.css';
import { ToastProvider } from './toast.tsx';

interface DialogProps {
  title: string;
  /** Something was typed that is not saved: closing, going elsewhere and reloading ask first. */
  unsaved: boolean;
  /** As large as its contents, for a few controls. */
  small?: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a modal dialog; it is there only while it is open. */
export function Dialog({ title, unsaved, small = false, onClose, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [asked, setAsked] = useState(false);
  const id = useId();
  const blocker = useBlocker(unsaved);
  useUnsaved(unsaved);
  const leaving = blocker.state === 'blocked';
  const close = () => (unsaved ? setAsked(true) : onClose());
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (!unsaved) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    // A new version of the site waits as long.
    const forget = registerUnsaved(async () => false);
    return () => {
      window.removeEventListener('beforeunload', warn);
      forget();
    };
  }, [unsaved]);
  return (
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${small ? styles.small : ''}`}
      aria-labelledby={id}
      onCancel={(event) => {
        // The questions inside are dialogs too, and so is a file chooser: their cancelling is not this one's.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        close();
      }}
    >
      <header className={styles.head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className={styles.close} onClick={close}>
          <span className="visually-hidden">Close</span>
          <Close />
        </button>
      </header>
      <ToastProvider>{children}</ToastProvider>
      {(asked || leaving) && (
        <ConfirmDialog
          question="Discard what you have not saved?"
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
