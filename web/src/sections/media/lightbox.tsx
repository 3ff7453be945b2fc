import { useEffect, useEffectEvent, useRef } from 'react';
import button from '../../design/button.module.css';
import type { Picture as PictureData } from '../../generated/types.ts';
import { ArrowLeft, ArrowRight, Close } from '../base/icons.tsx';
import { ComparisonSlider } from './comparison-slider.tsx';
import styles from './lightbox.module.css';
import { Picture } from './picture.tsx';
import { type Facts, ProjectFacts } from './project-facts.tsx';
import { useSwipe } from './use-swipe.ts';

export interface LightboxItem {
  id: number;
  title: string;
  picture: PictureData;
  /** The view before, for a before/after pair. */
  before?: PictureData;
  facts: Facts;
}

interface LightboxProps {
  items: LightboxItem[];
  /** The open item; null when closed. */
  index: number | null;
  onMove: (index: number) => void;
  onClose: () => void;
}

/**
 * Pictures in full size in a modal dialog, with arrows, arrow keys and swipes; Escape or a swipe down closes
 * it.
 */
export function Lightbox({ items, index, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const item = index === null ? undefined : items[index];
  const open = item !== undefined;
  useEffect(() => {
    if (open) dialog.current?.showModal();
    else dialog.current?.close();
  }, [open]);
  const move = (step: number) => {
    if (index !== null) onMove((index + step + items.length) % items.length);
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    // Arrow keys move the divider of a before/after pair.
    if (event.target instanceof HTMLInputElement) return;
    if (event.key === 'ArrowRight') move(1);
    if (event.key === 'ArrowLeft') move(-1);
  });
  const onClick = useEffectEvent((event: Event) => {
    if (event.target === dialog.current) onClose();
  });
  useEffect(() => {
    if (!open) return;
    const stop = new AbortController();
    document.addEventListener('keydown', (event) => onKey(event), stop);
    document.addEventListener('click', (event) => onClick(event), stop);
    return () => stop.abort();
  }, [open]);
  const swipe = useSwipe({ onMove: move, onDown: onClose });
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      data-scheme
      aria-label={item?.title}
      {...swipe}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      {item && (
        <>
          <figure className={styles.figure}>
            <div className={styles.picture} data-lightbox-picture key={item.id}>
              <Shown item={item} />
            </div>
            <figcaption className={styles.caption} aria-live="polite">
              <div className={styles.words}>
                <span>{item.title}</span>
                <ProjectFacts of={item.facts} />
              </div>
              <span className={styles.count}>
                {(index ?? 0) + 1} / {items.length}
              </span>
            </figcaption>
          </figure>
          <div className={styles.controls}>
            <button type="button" className={button.icon} onClick={() => move(-1)}>
              <span className="visually-hidden">Previous picture</span>
              <ArrowLeft />
            </button>
            <button type="button" className={button.icon} onClick={() => move(1)}>
              <span className="visually-hidden">Next picture</span>
              <ArrowRight />
            </button>
            <button type="button" className={button.icon} onClick={onClose}>
              <span className="visually-hidden">Close</span>
              <Close />
            </button>
          </div>
        </>
      )}
    </dialog>
  );
}

function Shown({ item }: { item: LightboxItem }) {
  if (!item.before) return <Picture picture={item.picture} sizes="100vw" />;
  return (
    <ComparisonSlider before={item.before} after={item.picture} label={item.title} sizes="100vw" byThumb />
  );
}
