import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { Link } from 'react-router-dom';
import styles from './toast.module.css';

export interface ToastMessage {
  text: string;
  kind: 'success' | 'failure';
}

interface Toasts {
  /** Shows a message, which disappears after three seconds. */
  showToast: (text: string, kind?: ToastMessage['kind']) => void;
  /** Shows a message, and an Undo button for ten seconds. */
  offerUndo: (text: string, run: () => void) => void;
  /** Shows a message, and a link to the saved page for ten seconds. */
  offerView: (text: string, path: string) => void;
}

const ToastContext = createContext<Toasts | null>(null);

/** Returns the functions that show toasts. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastContext);
  if (!toasts) throw new Error('There is no ToastProvider around');
  return toasts;
}

// In milliseconds.
const toastTime = 3000;
const actionTime = 10_000;

/** Undoes the last change, or links to it. */
type Action = { run: () => void } | { path: string };

/** Shows the toasts of a page or a dialog at the bottom of the window, one at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const toasts = useMemo<Toasts>(
    () => ({
      showToast: (text, kind = 'success') => {
        setMessage({ text, kind });
        setAction(null);
      },
      offerUndo: (text, run) => {
        setMessage({ text, kind: 'success' });
        setAction({ run });
      },
      offerView: (text, path) => {
        setMessage({ text, kind: 'success' });
        setAction({ path });
      },
    }),
    [],
  );
  useEffect(() => {
    if (!action) return;
    const timer = setTimeout(() => setAction(null), actionTime);
    return () => clearTimeout(timer);
  }, [action]);
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.toasts} data-undo={action ? '' : undefined}>
        <Toast message={message} onGone={() => setMessage(null)} />
        {action && 'path' in action && <Link to={action.path}>View</Link>}
        {action && 'run' in action && (
          <button
            type="button"
            onClick={() => {
              setMessage(null);
              setAction(null);
              action.run();
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

/** A message of success or failure that disappears after three seconds. */
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
