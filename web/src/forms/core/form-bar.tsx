import { type RefObject, useCallback, useState } from 'react';
import { type Fields, factsOf } from '../../../../rules/field/field.ts';
import { isUntouched, readValues } from '../../lib/form-values.ts';
import { useStore } from '../../lib/use-store.ts';
import { useFormContext } from '../fields/form-context.ts';
import { useFormValue } from '../fields/use-form-value.ts';
import { usePhotos } from '../photos/photos-context.ts';
import styles from './form.module.css';

interface FormBarProps {
  formRef: RefObject<HTMLFormElement | null>;
  /** Whether the bar counts the required fields. */
  counts: boolean;
  /** Empties the form; returns a function that restores it. */
  clear: () => () => Promise<void>;
}

/** The line above the fields: the count of filled required fields, and the button to clear or undo that. */
export function FormBar({ formRef, counts, clear }: FormBarProps) {
  const { rules, submitting } = useFormContext();
  const photoCount = useStore(usePhotos().view).photos.length;
  const required = Object.keys(rules).filter((name) => rules[name] && isAsked(rules[name]));
  const read = (form: HTMLFormElement) => {
    const values = readValues(form);
    return required.filter((name) => (values[name] ?? '').trim() !== '').length;
  };
  const find = useCallback(() => formRef.current, [formRef]);
  const filled = useFormValue(find, read, 0) + (photoCount > 0 ? 1 : 0);
  const isTyped = useFormValue(find, (form) => !isUntouched(form), false) || photoCount > 0;
  const [undo, setUndo] = useState<{ run: () => Promise<void> }>();
  const restore = () => {
    void undo?.run();
    setUndo(undefined);
  };
  return (
    <div className={styles.bar} data-print="no">
      {counts && isTyped && (
        <p>
          {`${filled} of ${required.length} required fields filled in`}
          <meter max={required.length} value={filled} aria-hidden="true" />
        </p>
      )}
      <div className={styles.clear} aria-live="polite">
        {undo && (
          <>
            The form is cleared.
            <button type="button" disabled={submitting} onClick={restore}>
              Undo
            </button>
          </>
        )}
        {!undo && isTyped && (
          <button type="button" disabled={submitting} onClick={() => setUndo({ run: clear() })}>
            Clear the form
          </button>
        )}
      </div>
    </div>
  );
}

/** Whether the visitor has to give a value. */
function isAsked(field: Fields[string]): boolean {
  const { required, default: initial } = factsOf(field);
  return required && initial === undefined;
}
