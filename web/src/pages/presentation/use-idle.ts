import { useEffect, useState } from 'react';

/** The time without input in milliseconds. */
const idleAfterMs = 4_000;

/**
 * Whether there was no input for a while. The tap that ends this does not press a button, because buttons
 * were hidden.
 */
export function useIdle(): boolean {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    const stop = new AbortController();
    let isIdle = false;
    let swallow = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const update = (value: boolean) => {
      isIdle = value;
      setIdle(value);
    };
    const restart = () => {
      if (isIdle) update(false);
      clearTimeout(timer);
      timer = setTimeout(() => update(true), idleAfterMs);
    };
    const onPointerDown = ({ pointerType }: PointerEvent) => {
      swallow = isIdle && pointerType === 'touch';
      restart();
    };
    const onClick = (event: Event) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    };
    const early = { capture: true, signal: stop.signal };
    document.addEventListener('pointerdown', onPointerDown, early);
    document.addEventListener('click', onClick, early);
    for (const type of ['pointermove', 'keydown', 'focusin']) document.addEventListener(type, restart, early);
    restart();
    return () => {
      stop.abort();
      clearTimeout(timer);
    };
  }, []);
  return idle;
}
