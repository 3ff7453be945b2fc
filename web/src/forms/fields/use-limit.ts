import { type ClipboardEvent, type InputEvent, useCallback, useState } from 'react';
import { useFormValue } from './use-form-value.ts';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** The form shows the used characters from this share of the limit on. */
const near = 0.8;

/**
 * Returns event handlers for the control, and the usage of its limit: null while there is enough room.
 * `shown` is the text of a controlled control.
 */
export function useLimit(id: string, max: number | undefined, shown?: string) {
  const typed = useLength(shown === undefined ? id : '');
  const used = shown?.length ?? typed;
  const [lost, setLost] = useState(0);
  const onInput = ({ nativeEvent }: InputEvent<Control>) => {
    if (!(nativeEvent.inputType ?? '').startsWith('insertFromPaste')) setLost(0);
  };
  const onPaste = ({ currentTarget, clipboardData }: ClipboardEvent<Control>) => {
    const { value, selectionStart, selectionEnd } = currentTarget;
    const replaced = (selectionEnd ?? 0) - (selectionStart ?? 0);
    const pasted = clipboardData.getData('text').replaceAll('\r\n', '\n').length;
    setLost(max === undefined ? 0 : Math.max(0, value.length - replaced + pasted - max));
  };
  const isNear = max !== undefined && used >= near * max;
  const usage = isNear || (lost > 0 && used > 0) ? { used, max: max ?? 0, lost } : null;
  return { handlers: { onInput, onPaste }, usage };
}

/** Returns the length of a control's value, including text typed before hydration. */
function useLength(id: string): number {
  const find = useCallback(() => (document.getElementById(id) as Control | null)?.form, [id]);
  return useFormValue(find, () => (document.getElementById(id) as Control | null)?.value.length ?? 0, 0);
}

/** The usage of a field's limit. */
export type Limit = ReturnType<typeof useLimit>['usage'];
