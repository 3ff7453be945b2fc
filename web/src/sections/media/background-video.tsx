import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { idle } from '../../lib/idle.ts';
import { prefersLessMotion, savesData } from '../../lib/motion.ts';
import styles from './background-video.module.css';

interface BackgroundVideoProps {
  src: string;
  /** The poster. */
  children: ReactNode;
}

/**
 * A silent, looping video over its poster. Loads after the page, and by its button only if the visitor
 * prefers less motion or saves data.
 */
export function BackgroundVideo({ src, children }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const [isPlaying, setPlaying] = useState(false);
  const hydrated = useHydrated();
  useEffect(() => {
    if (prefersLessMotion() || savesData()) return undefined;
    const left = new AbortController();
    void pageLoaded(left.signal)
      .then(idle)
      .then(() => !left.signal.aborted && setLoaded(true));
    return () => left.abort();
  }, []);
  const toggle = () => {
    if (!isLoaded) setLoaded(true);
    else if (isPlaying) video.current?.pause();
    else void video.current?.play();
  };
  return (
    <div className={styles.frame}>
      {children}
      {isLoaded && (
        <video
          ref={video}
          className={styles.video}
          src={src}
          autoPlay
          muted
          loop
          playsInline
          disablePictureInPicture
          aria-hidden="true"
          onPlaying={() => setPlaying(true)}
          onPause={() => setPlaying(false)}
          onError={() => setLoaded(false)}
        />
      )}
      {hydrated && (
        <button type="button" className={styles.toggle} onClick={toggle}>
          {isPlaying ? 'Pause the video' : 'Play the video'}
        </button>
      )}
    </div>
  );
}

function pageLoaded(signal: AbortSignal): Promise<void> {
  if (document.readyState === 'complete') return Promise.resolve();
  return new Promise((resolve) => window.addEventListener('load', () => resolve(), { once: true, signal }));
}
