import type { KeyboardEvent, PointerEvent } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './focal-canvas.module.css';

export type Focus = NonNullable<ContentPicture['focus']>;

/** In percent: pages have a style for each step (picture.module.css). */
export const FOCUS_STEP = 10;
export const centre: Focus = { x: 50, y: 50 };

interface FocalCanvasProps {
  picture: ContentPicture;
  sizes: string;
  onChange: (focus: Focus) => void;
}

/** A picture with the point that stays visible in a crop, which the pointer and the arrow keys move. */
export function FocalCanvas({ picture, sizes, onChange }: FocalCanvasProps) {
  const focus = picture.focus ?? centre;
  function setAt({ currentTarget, clientX, clientY }: PointerEvent<HTMLElement>): void {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const at = { x: stepOf((clientX - left) / width), y: stepOf((clientY - top) / height) };
    if (at.x !== focus.x || at.y !== focus.y) onChange(at);
  }
  function move(event: KeyboardEvent): void {
    const [x, y] = directions[event.key] ?? [0, 0];
    if (x === 0 && y === 0) return;
    event.preventDefault();
    // The arrow keys of the page go to the next picture.
    event.stopPropagation();
    onChange({ x: within(focus.x + x * FOCUS_STEP), y: within(focus.y + y * FOCUS_STEP) });
  }
  return (
    <div
      className={styles.canvas}
      title="Click the part that must stay visible"
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setAt(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) setAt(event);
      }}
    >
      <Picture picture={{ ...picture, alt: '' }} sizes={sizes} />
      <button
        type="button"
        className={styles.point}
        style={{ left: `${focus.x}%`, top: `${focus.y}%` }}
        onKeyDown={move}
      >
        <span className="visually-hidden">Focal point, {focusInWords(focus)}. Arrow keys move it.</span>
      </button>
      <p className="visually-hidden" aria-live="polite">
        {picture.focus ? focusInWords(focus) : ''}
      </p>
    </div>
  );
}

const directions: Partial<Record<string, [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const within = (percent: number) => Math.min(100, Math.max(0, percent));
const stepOf = (share: number) => within(Math.round((share * 100) / FOCUS_STEP) * FOCUS_STEP);

const focusInWords = ({ x, y }: Focus) => `${x} percent from the left, ${y} percent from the top`;
