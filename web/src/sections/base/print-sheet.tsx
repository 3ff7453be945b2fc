import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { createPortal } from 'react-dom';

interface PrintSheetProps {
  className: string | undefined;
  /** Called when the browser's print dialog closes. */
  onDone: () => void;
  children: ReactNode;
}

/** A document that is only printed: opens the browser's print dialog, where it can be saved as a PDF. */
export function PrintSheet({ className, onDone, children }: PrintSheetProps) {
  const sheet = useRef<HTMLElement>(null);
  const done = useEffectEvent(onDone);
  useEffect(() => {
    const closed = new AbortController();
    const images = [...(sheet.current?.querySelectorAll('img') ?? [])];
    document.documentElement.dataset['sheet'] = '';
    window.addEventListener('afterprint', () => done(), closed);
    // Offline a picture may be missing; the rest is printed.
    void Promise.allSettled(images.map((image) => image.decode())).then(() => {
      if (!closed.signal.aborted) window.print();
    });
    return () => {
      closed.abort();
      delete document.documentElement.dataset['sheet'];
    };
  }, []);
  return createPortal(
    <article ref={sheet} className={className} data-print-sheet>
      {children}
    </article>,
    document.body,
  );
}
