import type { MouseEvent, ReactNode } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { ArrowLeft, ArrowRight, Close } from '../base/icons.tsx';
import styles from './controls.module.css';

/** The URLs of the controls, which work without scripts. */
export interface Paths {
  previous: string;
  next: string;
  close: string;
}

interface ControlsProps {
  /** The position of the item, such as '1 / 12'. */
  count: string;
  /** Undefined in a dialog, where the controls are buttons. */
  paths: Paths | undefined;
  onMove: (step: number) => void;
  onClose: () => void;
  /** Further controls; they are shown after hydration. */
  children: ReactNode;
}

/** The bar below the picture. */
export function Controls({ count, paths, onMove, onClose, children }: ControlsProps) {
  const isHydrated = useHydrated();
  const noun = paths ? 'project' : 'picture';
  return (
    <div className={styles.bar}>
      <Control kind="step" label={`Previous ${noun}`} href={paths?.previous} onPress={() => onMove(-1)}>
        <ArrowLeft />
      </Control>
      <span className={styles.count}>{count}</span>
      <Control kind="step" label={`Next ${noun}`} href={paths?.next} onPress={() => onMove(1)}>
        <ArrowRight />
      </Control>
      <span className={styles.space} />
      {isHydrated && children}
      <Control
        kind="close"
        label={paths ? 'Back to the portfolio' : 'Close'}
        href={paths?.close}
        onPress={onClose}
      >
        <Close />
      </Control>
    </div>
  );
}

interface ControlProps {
  kind: 'step' | 'tool' | 'close';
  label: string;
  /** Makes it a link. */
  href?: string | undefined;
  /** The keyboard shortcut. */
  keys?: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

/** A button, or a link that works without scripts. */
export function Control({ kind, label, href, keys, pressed, onPress, children }: ControlProps) {
  const Element = href ? 'a' : 'button';
  const press = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onPress();
  };
  return (
    <Element
      {...(href ? { href, 'data-scripted': true } : { type: 'button' as const })}
      className={`${styles.control} ${kind === 'step' ? styles.step : ''}`}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      onClick={press}
    >
      {children}
      <span className={kind === 'tool' ? styles.label : 'visually-hidden'}>{label}</span>
    </Element>
  );
}
