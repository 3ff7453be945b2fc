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
  /** Shows a message with an Undo button, both for ten seconds. */
  offerUndo: (text: string, run: () => void) => void;
  /** Shows a message with a link to the saved page. */
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
const undoTime = 10_000;

/** Undoes the last change, or links to it. */
type Action = { run: () => void } | { path: string };

/** Shows the toasts of a page or a dialog at the bottom of the window, one at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const [action, setAction] = useState<Action | null>(null);
  const canUndo = action !== null && 'run' in action;
  const toasts = useMemo<Toasts>(() => {
    const show = (text: string, kind: ToastMessage['kind'], next: Action | null) => {
      setMessage({ text, kind });
      setAction(next);
    };
    return {
      showToast: (text, kind = 'success') => show(text, kind, null),
      offerUndo: (text, run) => show(text, 'success', { run }),
      offerView: (text, path) => show(text, 'success', { path }),
    };
  }, []);
  function hide(): void {
    setMessage(null);
    setAction(null);
  }
  return (
    <ToastContext value={toasts}>
      {children}
      <section className={styles.toasts} aria-label={message ? 'Message' : undefined}>
        <Toast message={message} onGone={hide} time={canUndo ? undoTime : toastTime}>
          {action && 'path' in action && <Link to={action.path}>View</Link>}
          {action && 'run' in action && (
            <button
              type="button"
              onClick={() => {
                hide();
                action.run();
              }}
            >
              Undo
            </button>
          )}
        </Toast>
      </section>
    </ToastContext>
  );
}

interface ToastProps {
  message: ToastMessage | null;
  onGone: () => void;
  /** In milliseconds. */
  time?: number;
  /** A link or a button, which stands and goes with the words. */
  children?: ReactNode;
}

/** A message of success or failure that disappears with its action. It is a banner for three seconds. */
export function Toast({ message, onGone, time = toastTime, children }: ToastProps) {
  // The message whose time as a banner is over.
  const [quiet, setQuiet] = useState<ToastMessage | null>(null);
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (!message) return;
    const banner = setTimeout(() => setQuiet(message), toastTime);
    const timer = setTimeout(() => go(), time);
    return () => {
      clearTimeout(banner);
      clearTimeout(timer);
    };
  }, [message, time]);
  if (!message) return null;
  const role = message.kind === 'failure' ? 'alert' : 'status';
  return (
    <div className={styles.toast} data-kind={message.kind}>
      <p role={message === quiet ? undefined : role}>{message.text}</p>
      {children}
    </div>
  );
}
