import { type ReactNode, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import field from '../../../forms/fields/field.module.css';
import { Close } from '../../../sections/base/icons.tsx';
import { ConfirmDialog, type Question } from '../button.tsx';
import { ToastProvider } from '../change/toast.tsx';
import common from '../common.module.css';
import styles from './dialog.module.css';
import { focusFirst, useModal } from './use-modal.ts';

/** An effect with the action that prevents it. `no` leaves it and closes the dialog. */
export interface Effect extends Question {
  onPrevent: () => void;
}

export interface DialogProps {
  title: ReactNode;
  /** Names what the dialog edits, beside its title. */
  subject?: string | undefined;
  /** Whether the edited entry is saved, in words. */
  status: string;
  /** Whether the status says that the entry could not be saved. */
  hasFailed?: boolean;
  /** Buttons in the head. */
  tools?: ReactNode;
  /** Whether there are unsaved changes: closing and going back ask first. */
  unsaved: boolean;
  /** An effect of the saved changes that the admin may not expect: closing and going back ask about it. */
  effect?: Effect | undefined;
  /** Sized by its content. */
  small?: boolean;
  onClose: () => void;
  /** Whether `onClose` was called, which may leave its entry of the history. */
  isClosing: () => boolean;
  children: ReactNode;
}

/** A form in a modal dialog. */
export function Dialog({ title, subject, status, tools, unsaved, small = false, ...props }: DialogProps) {
  const { hasFailed = false, onClose, isClosing, effect, children } = props;
  const dialog = useModal();
  const [asked, setAsked] = useState<'unsaved' | 'effect' | null>(null);
  const id = useId();
  const question = unsaved ? 'unsaved' : effect ? 'effect' : null;
  const blocker = useBlocker(() => {
    if (isClosing()) return false;
    // The question waits for its answer, also if the changes are saved before it.
    if (question) setAsked(question);
    return question !== null;
  });
  const close = () => (question ? setAsked(question) : onClose());
  const leave = () => (blocker.proceed ?? onClose)();
  function stay(): void {
    setAsked(null);
    blocker.reset?.();
  }
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
      <ToastProvider>
        <header className={styles.head}>
          <div className={styles.title}>
            <h2 ref={focusFirst} id={id} tabIndex={-1}>
              {title}
            </h2>
            <div className={`${styles.about} ${common.quietText}`}>
              {subject && <p className={styles.subject}>{subject}</p>}
              <p className={hasFailed ? field.error : undefined}>{status}</p>
            </div>
          </div>
          {tools}
          <button type="button" className={styles.close} onClick={close}>
            <span className="visually-hidden">Close</span>
            <Close />
          </button>
        </header>
        {children}
      </ToastProvider>
      {asked === 'unsaved' && (
        <ConfirmDialog
          question="Discard your unsaved changes?"
          yes="Discard"
          no="Keep editing"
          onYes={() => (effect ? setAsked('effect') : leave())}
          onNo={stay}
        />
      )}
      {asked === 'effect' && effect && (
        <ConfirmDialog
          {...effect}
          onYes={() => {
            stay();
            effect.onPrevent();
          }}
          onNo={leave}
          onEscape={stay}
        />
      )}
    </dialog>
  );
}
