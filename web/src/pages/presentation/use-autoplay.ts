import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isCovered } from '../../sections/viewer/use-keys.ts';

/** How long a picture is shown, in milliseconds. */
const shownFor = 6_000;

/**
 * Shows the next project while `playing`: after the end of a video, or after some seconds. `shown` is the
 * current index.
 */
export function useAutoplay(
  playing: boolean,
  shown: number,
  element: RefObject<HTMLElement | null>,
  onNext: () => void,
): void {
  const next = useEffectEvent(() => {
    // Pauses while the share panel is open.
    if (!isCovered(element.current)) onNext();
  });
  useEffect(() => {
    if (!playing) return;
    const stop = new AbortController();
    let timer: ReturnType<typeof setInterval> | undefined;
    const wait = () => {
      timer = setInterval(() => next(), shownFor);
    };
    const video = element.current?.querySelector<HTMLVideoElement>(`[data-at="${shown}"] video`);
    video?.addEventListener('ended', () => next(), stop);
    // A video that cannot play, because it is not on the device, is treated like a picture.
    if (video) video.play().catch(wait);
    else wait();
    return () => {
      stop.abort();
      clearInterval(timer);
      video?.pause();
    };
  }, [playing, shown, element]);
}
