import { type RefObject, useEffect, useRef } from 'react';
import { focusPart } from '../../../lib/focus-part.ts';
import { rememberFocus } from '../../../lib/form-values.ts';

/** The ref of an element that gets the focus when its dialog opens, instead of the first control. */
export const focusFirst = (element: Element | null): void => element?.setAttribute('autofocus', '');

/** Returns the ref of a dialog that is modal while it is mounted, and restores the focus afterwards. */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    // Browsers restore the focus when a dialog closes, not when it is removed.
    const opener = document.activeElement;
    const restoreFocus = rememberFocus();
    dialog.current?.showModal();
    return () => {
      restoreFocus();
      // The answer may have disabled the opener.
      const section = opener?.closest<HTMLElement>('section, dialog, main');
      if (section && document.activeElement === document.body) focusPart(section);
    };
  }, []);
  return dialog;
}
