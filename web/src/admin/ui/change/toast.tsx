import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from 'react';
import { listen } from '../../../lib/listen.ts';
import styles from './toast.module.css';

export interface ToastMessage {
  text: string;
  kind: 'success' | 'failure';
  /** A button beside the text. */
  action?: { label: string; run: () => void };
  /** The path of the saved page. */
  path?: string;
}

interface Toasts {
  /** Shows a message, which disappears after three seconds. */
  showToast: (text: string, kind?: ToastMessage['kind']) => void;
  /** Shows a message with an Undo button, both for ten seconds. */
  offerUndo: (text: string, run: () => void) => void;
  /** Shows a failure with a button that opens the item with this name, for ten seconds. */
  offerOpen: (text: string, name: string, open: () => void) => void;
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
const actionTime = 10_000;

/** Shows the toasts of a page or a dialog at the bottom of the window, one at a time. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<ToastMessage | null>(null);
  const { action, path } = message ?? {};
  const toasts = useMemo<Toasts>(
    () => ({
      showToast: (text, kind = 'success') => setMessage({ text, kind }),
      offerUndo: (text, run) => setMessage({ text, kind: 'success', action: { label: 'Undo', run } }),
      offerOpen: (text, name, run) =>
        setMessage({ text, kind: 'failure', action: { label: `Open ${name}`, run } }),
      offerView: (text, saved) => setMessage({ text, kind: 'success', path: saved }),
    }),
    [],
  );
  // A later message stays.
  const hide = (gone: ToastMessage) => setMessage((shown) => (shown === gone ? null : shown));
  return (
    <ToastContext value={toasts}>
      {children}
      <div className={styles.toasts} {...(message && { role: 'region', 'aria-label': 'Message' })}>
        <Toast message={message} onGone={hide} time={action ? actionTime : toastTime}>
          {path && <a href={path}>View</a>}
          {action && (
            <button
              type="button"
              onClick={() => {
                setMessage(null);
                action.run();
              }}
            >
              {action.label}
            </button>
          )}
        </Toast>
      </div>
    </ToastContext>
  );
}

interface ToastProps {
  message: ToastMessage | null;
  onGone: (message: ToastMessage) => void;
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
    const timer = setTimeout(() => go(message), time);
    return () => {
      clearTimeout(banner);
      clearTimeout(timer);
    };
  }, [message, time]);
  if (!message) return null;
  const role = message.kind === 'failure' ? 'alert' : 'status';
  return (
    <div ref={returnFocus} className={styles.toast} data-kind={message.kind}>
      <p role={message === quiet ? undefined : role}>{message.text}</p>
      {children}
    </div>
  );
}

/** The ref of a message: when it disappears, its focus returns to where it was before. */
function returnFocus(toast: HTMLElement | null) {
  if (!toast) return undefined;
  let before: EventTarget | null = null;
  const stop = listen(toast, ['focusin'], (event) => {
    const { relatedTarget } = event as FocusEvent;
    if (!(relatedTarget instanceof Node && toast.contains(relatedTarget))) before = relatedTarget;
  });
  return () => {
    stop();
    const isLost = toast.contains(document.activeElement);
    if (isLost && before instanceof HTMLElement) before.focus({ preventScroll: true });
  };
}
