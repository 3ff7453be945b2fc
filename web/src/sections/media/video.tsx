import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { Picture, Video } from '../../generated/types.ts';
import { useOnline } from '../../lib/use-online.ts';
import { savedPortfolio } from '../../offline/shared/cache-names.ts';
import styles from './video.module.css';

interface VideoProps extends Pick<ComponentProps<'video'>, 'className' | 'preload'> {
  /** The poster; its alternative text also names the video. */
  picture: Pick<Picture, 'src' | 'alt'>;
  video: Pick<Video, 'src' | 'width' | 'height'>;
}

/** Also delays the poster of a hidden video. React's types lack it. */
const lazy = { loading: 'lazy' };

/** A video that plays in place, muted at first. Says that it is not stored if it cannot be loaded. */
export function Video({ picture, video: { src, width, height }, ...rest }: VideoProps) {
  const element = useRef<HTMLVideoElement>(null);
  const [isMissing, setMissing] = useState(false);
  const online = useOnline();
  useEffect(() => {
    // The video may have failed before hydration.
    if (online) setMissing(Boolean(element.current?.error));
    else void isSaved(src).then((isHere) => setMissing(!isHere));
  }, [online, src]);
  return (
    <>
      <video
        ref={element}
        src={src}
        poster={picture.src}
        width={width}
        height={height}
        aria-label={picture.alt}
        controls
        muted
        playsInline
        onError={() => setMissing(true)}
        onLoadedMetadata={() => setMissing(false)}
        {...lazy}
        {...rest}
      />
      <output className={styles.missing}>
        {isMissing &&
          'This video isn’t stored on this device. Connect to play it, or save the portfolio first.'}
      </output>
    </>
  );
}

/** Whether the visitor has saved this video. */
async function isSaved(src: string): Promise<boolean> {
  if (!('caches' in globalThis) || !(await caches.has(savedPortfolio))) return false;
  return Boolean(await caches.match(src, { cacheName: savedPortfolio, ignoreVary: true }));
}
