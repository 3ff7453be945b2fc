import { useState } from 'react';
import styles from './form.module.css';

interface ClearFormProps {
  /** Empties the form; returns a function that restores it. */
  clear: () => () => Promise<void>;
  /** Whether there is something to clear. */
  isTyped: boolean;
  disabled: boolean;
}

/** Clears a form that has values, and offers to undo that. */
export function ClearForm({ clear, isTyped, disabled }: ClearFormProps) {
  const [undo, setUndo] = useState<() => () => Promise<void>>();
  const restore = () => {
    void undo?.()();
    setUndo(undefined);
  };
  return (
    <div className={styles.clear} aria-live="polite">
      {undo && (
        <>
          The form is cleared.
          <button type="button" disabled={disabled} onClick={restore}>
            Undo
          </button>
        </>
      )}
      {!undo && isTyped && (
        <button
          type="button"
          disabled={disabled}
          onClick={() => {
            const restoreForm = clear();
            setUndo(() => () => restoreForm);
          }}
        >
          Clear the form
        </button>
      )}
    </div>
  );
}
