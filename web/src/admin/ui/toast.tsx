import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import styles from './toast.module.css';

export interface ToastMessage {
  text: string;
  kind: 'success' | 'failure';
}

interface Toasts {
  /** Shows a message, which disappears after three seconds. */
  showToast: (text: string, kind?: ToastMessage['kind']) => void;
  /** Shows a message, and for some seconds more a button that undoes what was done. */
  offerUndo: (text: string, run: () => void) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** The toasts of the admin's pages. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('There is no ToastProvider around');
  return toasts;
}

// In milliseconds.
const toastTime = 3000;
const undoTime = 10_000;

/** Stores the toast of a page or a dialog, one at a time, and shows it at the foot of the window. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      showToast: (text, kind = 'success') => {
        setMessage({ text, kind });
        setUndo(null);
      },
      offerUndo: (text, run) => {
        setMessage({ text, kind: 'success' });
        setUndo(() => run);
      },
    }),
    [],
  );
  useEffect(() => {
    if (!undo) return;
    const timer = setTimeout(() => setUndo(null), undoTime);
    return () => clearTimeout(timer);
  }, [undo]);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.toasts} data-undo={undo ? '' : undefined}>
        <Toast message={message} onGone={() => setMessage(null)} />
        {undo && (
          <button
            type="button"
            onClick={() => {
              setMessage(null);
              setUndo(null);
              undo();
            }}
          >
            Undo
          </button>
        )}
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  message: ToastMessage | null;
  onGone: () => void;
}

/** A message of success or failure; it is read out, and disappears after three seconds. */
export function Toast({ message, onGone }: ToastProps) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => go(), toastTime);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  return (
    <p
      className={styles.toast}
      data-kind={message.kind}
      role={message.kind === 'failure' ? 'alert' : 'status'}
    >
      {message.text}
    </p>
  );
}
