import { type ClipboardEvent, type InputEvent, useCallback, useState, useSyncExternalStore } from 'react';

type Control = HTMLInputElement | HTMLTextAreaElement;

/** From which part of the limit on its usage is shown. */
const near = 0.8;

/** Handlers of the control of this id, and what is to be said of its limit; null while there is room enough. */
export function useLimit(id: string, max: number | undefined) {
  const used = useLength(id);
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

/** How many characters are in a control, those too that were typed before the page was hydrated. */
function useLength(id: string): number {
  const find = useCallback(() => document.getElementById(id) as Control | null, [id]);
  const subscribe = useCallback(
    (changed: () => void) => {
      const over = new AbortController();
      const control = find();
      control?.addEventListener('input', changed, over);
      // The event comes before the controls are emptied.
      control?.form?.addEventListener('reset', () => setTimeout(changed), over);
      return () => over.abort();
    },
    [find],
  );
  return useSyncExternalStore(
    subscribe,
    () => find()?.value.length ?? 0,
    () => 0,
  );
}

/** What a field says of its limit. */
export type Limit = ReturnType<typeof useLimit>['usage'];
