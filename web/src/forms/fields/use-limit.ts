import { type ClipboardEvent, type InputEvent, useRef, useState } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** From which part of the limit on its usage is shown. */
const near = 0.8;

/** A control's handlers, and what is to be said of its limit; null while there is room enough. */
export function useLimit(most: number | undefined) {
  const [used, setUsed] = useState(0);
  const [lost, setLost] = useState(0);
  const control = useRef<Control>(null);
  const follow = (current: Control) => {
    if (control.current === current) return;
    control.current = current;
    // The form is removed with the field.
    current.form?.addEventListener('reset', () => {
      setUsed(0);
      setLost(0);
    });
  };
  const onInput = ({ currentTarget, nativeEvent }: InputEvent<Control>) => {
    follow(currentTarget);
    setUsed(currentTarget.value.length);
    if (!(nativeEvent.inputType ?? '').startsWith('insertFromPaste')) setLost(0);
  };
  const onPaste = ({ currentTarget, clipboardData }: ClipboardEvent<Control>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
    setLost(most === undefined ? 0 : Math.max(0, value.length - replaced + pasted - most));
  };
  const isNear = most !== undefined && used >= near * most;
  const usage = isNear || lost > 0 ? { used, most: most ?? 0, lost } : null;
  return { handlers: { onInput, onPaste }, usage };
}

/** What a field says of its limit. */
export type Limit = ReturnType<typeof useLimit>['usage'];
