import { useEffect, useId, useRef } from 'react';
import buttons from '../design/button.module.css';
import styles from './ask.module.css';
import common from './common.module.css';

interface AskProps {
  question: string;
  /** What it is about, or what follows. */
  text?: string;
  yes: string;
  no: string;
  onYes: () => void;
  onNo: () => void;
}

/** Asks once before something that cannot be seen to be harmless; the harmless answer has the focus. */
export function Ask({ question, text, yes, no, onYes, onNo }: AskProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className={styles.ask}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onNo();
      }}
    >
      <h2 id={id}>{question}</h2>
      {text && <p>{text}</p>}
      <div className={`${common.row} ${styles.answers}`}>
        <button type="button" className={buttons.quiet} onClick={onNo}>
          {no}
        </button>
        <button type="button" className={buttons.button} onClick={onYes}>
          {yes}
        </button>
      </div>
    </dialog>
  );
}
