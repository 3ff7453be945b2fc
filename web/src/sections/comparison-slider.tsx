import { useEffect, useRef } from 'react';
import type { Picture as PictureData } from '../generated/types.ts';
import styles from './comparison-slider.module.css';
import { SlideBoth } from './icons.tsx';
import { Picture } from './picture.tsx';

interface ComparisonSliderProps {
  before: PictureData;
  after: PictureData;
  /** What is compared, for those who do not see it: 'Living room, staged'. */
  label: string;
  sizes: string;
  /** Twice as wide as high on a wide window, instead of the pictures' own shape. */
  panorama?: boolean;
  /** For the one that a page opens with: loaded at once and first. */
  priority?: boolean;
}

const start = 50;

/** Two pictures of the same view on one another; the divider between them is the thumb of a range input. */
export function ComparisonSlider({
  before,
  after,
  label,
  sizes,
  panorama = false,
  priority = false,
}: ComparisonSliderProps) {
  const stage = useRef<HTMLDivElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const show = () => {
    const value = range.current?.value ?? String(start);
    stage.current?.style.setProperty('--at', `${value}%`);
    range.current?.setAttribute(
      'aria-valuetext',
      `${value} percent before, ${100 - Number(value)} percent after`,
    );
  };
  // The input may have been moved before the page came alive, or been restored by the browser.
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
        className={styles.range}
        type="range"
        min="0"
        max="100"
        defaultValue={start}
        aria-label={`Before and after: ${label}`}
        onInput={show}
      />
      <span className={styles.divider} aria-hidden="true">
        <span className={styles.handle}>
          <SlideBoth />
        </span>
      </span>
    </div>
  );
}
