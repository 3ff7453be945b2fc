import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { listen } from '../../lib/listen.ts';
import { isInText } from '../ui/letter-key.ts';

/**
 * Takes files that are dropped or pasted anywhere on the page, or on the dialog around `inside`, unless a
 * part of it has taken them. Returns whether files are over it.
 */
export function useDroppedFiles(
  onFiles: (files: File[]) => void,
  inside?: RefObject<HTMLElement | null>,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((event: Event) => {
    if (event.type !== 'dragover') setOver(false);
    if (event.defaultPrevented) return;
    // A dialog has its own place for files.
    const isHere = inside
      ? event.target instanceof Element &&
        event.target.closest('dialog') === inside.current?.closest('dialog')
      : !document.querySelector('dialog[open]');
    if (!isHere) return;
    if (event instanceof ClipboardEvent) {
      const pasted = pastedFiles(event);
      if (pasted.length === 0) return;
      event.preventDefault();
      return onFiles(pasted);
    }
    const { dataTransfer: data } = event as DragEvent;
    if (!data?.types.includes('Files')) return;
    event.preventDefault();
    if (event.type === 'dragover') return setOver(true);
    if (data.files.length > 0) onFiles([...data.files]);
  });
  useEffect(() => {
    const stop = listen(document, ['dragover', 'drop', 'paste'], take);
    const stopLeaving = listen(document, ['dragleave'], (event) => {
      // Not from one element of the page to another.
      if (!(event as DragEvent).relatedTarget) setOver(false);
    });
    return () => {
      stop();
      stopLeaving();
    };
  }, []);
  return isOver;
}

/** Returns the files of a paste; none if it is a text for a control, with a picture of it beside it. */
export function pastedFiles({
  target,
  clipboardData,
}: Pick<ClipboardEvent, 'target' | 'clipboardData'>): File[] {
  if (isInText(target) && clipboardData?.types.includes('text/plain')) return [];
  return [...(clipboardData?.files ?? [])];
}
