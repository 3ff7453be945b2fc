import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import type * as parts from './swiper-parts.ts';

type Parts = typeof parts;

export interface Carousel {
  container: RefObject<HTMLDivElement | null>;
  /** Null until it works. */
  swiper: Swiper | null;
  failed: boolean;
}

/** Whether the visitor asked for as little motion as possible. */
export function prefersLessMotion(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/**
 * Turns the list in the element into a carousel. Swiper is loaded when the browser has nothing else to do and the list is
 * not far away; where it does not come, `failed` says so, and the list is shown as it is without scripts. `options` is
 * read once.
 */
export function useSwiper(options: (parts: Parts) => SwiperOptions): Carousel {
  const container = useRef<HTMLDivElement>(null);
  const read = useRef(options);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    let made: Swiper | null = null;
    let gone = false;
    const start = async () => {
      const parts = await import('./swiper-parts.ts');
      if (gone) return;
      made = new parts.Swiper(element, read.current(parts));
      setSwiper(made);
    };
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        whenIdle(() => start().catch(() => setFailed(true)));
      },
      { rootMargin: '600px' },
    );
    near.observe(element);
    return () => {
      gone = true;
      near.disconnect();
      made?.destroy();
      setSwiper(null);
    };
  }, []);
  return { container, swiper, failed };
}

// Safari has no requestIdleCallback.
function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(task, { timeout: 2000 });
  else setTimeout(task, 200);
}
