import { useEffect, useRef, useState } from 'react';
import button from '../../design/button.module.css';
import type { Picture, Video } from '../../generated/types.ts';
import { eagerHydration } from '../../lib/eager-hydration.ts';
import { Pause, Play } from '../base/icons.tsx';
import styles from './hero-video.module.css';

/** A muted video behind a hero. It starts by itself only where motion is welcome, and can always be stopped. */
export function HeroVideo({ video, poster }: { video: Video; poster: Picture | undefined }) {
  const element = useRef<HTMLVideoElement>(null);
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    // A browser that saves power rejects: the poster and the button stay.
    element.current?.play().catch(() => undefined);
  }, []);
  const toggle = () => {
    if (playing) element.current?.pause();
    else element.current?.play().catch(() => undefined);
  };
  return (
    <div {...eagerHydration} className={styles.video}>
      <video
        ref={element}
        src={video.src}
        poster={poster?.src}
        width={video.width}
        height={video.height}
        aria-label={poster?.alt}
        muted
        loop
        playsInline
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      />
      <button type="button" className={`${button.icon} ${styles.toggle}`} onClick={toggle}>
        <span className="visually-hidden">{playing ? 'Pause the film' : 'Play the film'}</span>
        {playing ? <Pause /> : <Play />}
      </button>
    </div>
  );
}
