import { type PointerEvent, useEffect, useRef } from 'react';
import type { ContentPicture } from '../../../../content/common/pictures.ts';
import { SlideBoth } from '../base/icons.tsx';
import styles from './comparison-slider.module.css';
import { Picture } from './picture.tsx';

interface ComparisonSliderProps {
  before: ContentPicture;
  after: ContentPicture;
  /** The accessible name: 'Living room, staged'. */
  label: string;
  sizes: string;
  /** Uses an aspect ratio of 2:1 on a wide viewport. */
  panorama?: boolean;
  /** For the first picture of a page: loads at once with high priority. */
  priority?: boolean;
  /** Leaves swipes beside the divider to the element around it. */
  byThumb?: boolean;
}

const start = 50;

/** Movement in pixels that still counts as a tap. */
const touchSlop = 6;

/** Where a touch began, and the slider's value at that time. */
interface Touched {
  x: number;
  y: number;
  value: string;
  sideways: boolean;
}

/** Two pictures of one view; a range input moves the divider. */
export function ComparisonSlider({
  before,
  after,
  label,
  sizes,
  panorama = false,
  priority = false,
  byThumb = false,
}: ComparisonSliderProps) {
  const stage = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  // Vertical swipes scroll the page. Only a horizontal swipe or a tap moves the divider.
  const touch = useRef<Touched | null>(null);
  const undo = () => {
    if (range.current && touch.current && !touch.current.sideways) range.current.value = touch.current.value;
  };
  const onPointerDown = ({
    pointerType,
    clientX,
    clientY,
    currentTarget,
  }: PointerEvent<HTMLInputElement>) => {
    const { value } = currentTarget;
    touch.current = pointerType === 'touch' ? { x: clientX, y: clientY, value, sideways: false } : null;
  };
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    if (!touch.current) return;
    const [x, y] = [Math.abs(clientX - touch.current.x), Math.abs(clientY - touch.current.y)];
    if (x > touchSlop && x > y) touch.current.sideways = true;
  };
  const endTouch = () => {
    touch.current = null;
  };
  const show = () => {
    undo();
    const value = range.current?.value ?? String(start);
    stage.current?.style.setProperty('--at', `${value}%`);
    range.current?.setAttribute(
      'aria-valuetext',
      `${value} percent before, ${100 - Number(value)} percent after`,
    );
  };
  // The input may have changed before hydration, or the browser may have restored it.
  useEffect(show, []);
  const shape = panorama ? styles.panorama : undefined;
  return (
    <div ref={stage} className={styles.stage}>
      <div className={styles.after}>
        <Picture picture={after} sizes={sizes} priority={priority} fill={panorama} className={shape} />
        <span className={styles.word}>After</span>
      </div>
      <div className={styles.before}>
        <Picture picture={before} sizes={sizes} priority={priority} fill={panorama} className={shape} />
        <span className={styles.word}>Before</span>
      </div>
      <input
        ref={range}
        className={`${styles.range} ${byThumb ? styles.byThumb : ''}`}
        type="range"
        min="0"
        max="100"
        defaultValue={start}
        aria-label={`Before and after: ${label}`}
        onInput={show}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={endTouch}
        onPointerCancel={() => {
          show();
          endTouch();
        }}
      />
      <span className={styles.divider} aria-hidden="true">
        <span className={styles.handle}>
          <SlideBoth />
        </span>
      </span>
    </div>
  );
}
