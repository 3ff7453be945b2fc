import { useLayoutEffect, useRef } from 'react';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { Video } from '../../sections/media/video.tsx';
import styles from './page.module.css';
import type { Project } from './project.ts';

type Item = Project['item'];

/** The window's width, or more where the picture is cropped above and below. */
export const mediaSizes = 'max(100vw, 150vh)';

/** The picture, pair or video of a project, as large as the window allows. */
export function Media({ item }: { item: Item }) {
  const frame = useRef<HTMLDivElement>(null);
  const { width, height } = item.picture;
  // The styles assume 3:2 until this runs: the content security policy blocks a style attribute.
  useLayoutEffect(() => frame.current?.style.setProperty('--ratio', String(width / height)), [width, height]);
  const whole = 'before' in item || 'video' in item;
  return (
    <div ref={frame} className={whole ? styles.whole : styles.bleeding}>
      <div className={styles.art}>
        <Shown item={item} />
      </div>
    </div>
  );
}

function Shown({ item }: { item: Item }) {
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
