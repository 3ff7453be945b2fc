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

export interface BannerMessage {
  text: string;
  kind: 'success' | 'failure';
}

interface Toasts {
  /** Says a word that goes by itself. */
  say: (text: string, kind?: BannerMessage['kind']) => void;
  /** Says a word, and offers for some seconds more to take back what was done. */
  offerUndo: (text: string, run: () => void) => void;
}

const BannerContext = createContext<Toasts | null>(null);

/** The banners of the admin's pages. */
export function useBanners(): Toasts {
  const banners = useContext(BannerContext);
  if (!banners) throw new Error('There is no BannerProvider around');
  return banners;
}

// Contract section 4.
const bannerTime = 3000;
const undoTime = 10_000;

/** Stores the toast of a page or a dialog, one at a time, and shows it at the foot of the window. */
export function BannerProvider({ children }: { children: ReactNode }) {
  const [message, setMessage] = useState<BannerMessage | null>(null);
  const [undo, setUndo] = useState<(() => void) | null>(null);
  const banners = useMemo<Toasts>(
    () => ({
      say: (text, kind = 'success') => {
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
    <BannerContext value={banners}>
      {children}
      <div className={styles.banners} data-undo={undo ? '' : undefined}>
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
    </BannerContext>
  );
}

interface BannerProps {
  message: BannerMessage | null;
  onGone: () => void;
}

/** A word of success or failure that is read out and vanishes after three seconds. */
export function Toast({ message, onGone }: BannerProps) {
  const go = useEffectEvent(onGone);
  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => go(), bannerTime);
    return () => clearTimeout(timer);
  }, [message]);
  if (!message) return null;
  return (
    <p
      className={styles.banner}
      data-kind={message.kind}
      role={message.kind === 'failure' ? 'alert' : 'status'}
    >
      {message.text}
    </p>
  );
}
