import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react';
import { useBlocker } from 'react-router-dom';
import field from '../../../forms/fields/field.module.css';
import { Close } from '../../../sections/base/icons.tsx';
import type { Failure } from '../../session/failure.ts';
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
  /** Saves the unsaved changes; null if there are none. Closing and going back ask if it fails or is slow. */
  save: (() => Promise<Failure | null>) | null;
  /** An effect of the saved changes that the admin may not expect: closing and going back ask about it. */
  effect?: Effect | undefined;
  /** Sized by its content. */
  small?: boolean;
  onClose: () => void;
  /** Whether `onClose` was called, which may leave its entry of the history. */
  isClosing: () => boolean;
  children: ReactNode;
}

/** The time in which a save at the closing is expected to end, in milliseconds: seconds on a weak network. */
const PATIENCE = 5_000;

/** A form in a modal dialog. */
export function Dialog({ title, subject, status, tools, save, small = false, ...props }: DialogProps) {
  const { hasFailed = false, onClose, isClosing, effect, children } = props;
  const dialog = useModal();
  const [asked, setAsked] = useState<'unsaved' | 'effect' | null>(null);
  const id = useId();
  const [isSaving, setSaving] = useState(false);
  const ask = () => (save ? setSaving(true) : setAsked('effect'));
  const asks = Boolean(save || effect);
  const blocker = useBlocker(() => {
    if (isClosing()) return false;
    if (asks) ask();
    return asks;
  });
  const close = () => (asks ? ask() : leave());
  const begin = useEffectEvent(async () => save?.());
  // The question waits for its answer, also if the changes are saved before it.
  const end = useEffectEvent((isSaved: boolean) => {
    setSaving(false);
    if (!isSaved) setAsked('unsaved');
    else if (effect) setAsked('effect');
    else leave();
  });
  useEffect(() => {
    if (!isSaving) return;
    const late = setTimeout(end, PATIENCE, false);
    let isOver = false;
    void begin().then((failure) => isOver || end(!failure));
    return () => {
      isOver = true;
      clearTimeout(late);
    };
  }, [isSaving]);
  function leave(): void {
    // Takes no input until its entry of the history is left: keys are for the page below.
    if (dialog.current) dialog.current.inert = true;
    (blocker.proceed ?? onClose)();
  }
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
      // Browsers close a dialog on a second Escape even if the first was prevented.
      onClose={(event) => {
        if (event.target === dialog.current) dialog.current.showModal();
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
