import { useLayoutEffect, useRef } from 'react';
import { ComparisonSlider } from '../media/comparison-slider.tsx';
import { Picture } from '../media/picture.tsx';
import { Video } from '../media/video.tsx';
import styles from './viewer.module.css';
import type { ViewerItem } from './viewer.tsx';

/** The width of a picture of 3:2 that fits the window, or covers a window of nearly the same shape. */
export const mediaSizes =
  '(aspect-ratio > 4/3) and (aspect-ratio <= 16/9) max(100vw, 150vh), min(100vw, 150vh)';

/** The picture, pair or video of an item, as large as the stage allows. */
export function Media({ item }: { item: ViewerItem }) {
  const art = useRef<HTMLDivElement>(null);
  const { width, height } = item.picture;
  // The styles assume 3:2 until this runs: the content security policy blocks a style attribute.
  useLayoutEffect(() => art.current?.style.setProperty('--ratio', String(width / height)), [width, height]);
  return (
    <div ref={art} className={styles.art} data-opened-picture>
      <Shown item={item} />
    </div>
  );
}

function Shown({ item }: { item: ViewerItem }) {
  if ('before' in item) {
    const { before, picture, title } = item;
    return (
      <ComparisonSlider before={before} after={picture} label={title} sizes={mediaSizes} priority byThumb />
    );
  }
  if ('video' in item)
    return <Video className={styles.video} picture={item.picture} video={item.video} preload="metadata" />;
  return <Picture picture={item.picture} sizes={mediaSizes} priority />;
}
