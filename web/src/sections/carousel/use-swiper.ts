import { useCallback, useEffect, useRef, useState } from 'react';
import type { Swiper, SwiperOptions } from 'swiper/types';
import { idle } from '../../lib/idle.ts';
import type * as parts from './swiper-parts.ts';

type Parts = typeof parts;

/**
 * Turns the list in the element into a carousel. Loads Swiper when the browser is idle and the list is near
 * the viewport; sets `failed` if that is not possible. Reads `options` once.
 */
export function useSwiper(options: (parts: Parts) => SwiperOptions) {
  const container = useRef<HTMLDivElement>(null);
  const read = useRef(options);
  const [swiper, setSwiper] = useState<Swiper | null>(null);
  const [failed, setFailed] = useState(false);
  const starting = useRef<Promise<Swiper | null>>(undefined);
  const start = useCallback(async () => {
    starting.current ??= make(container.current, read.current).catch(() => {
      setFailed(true);
      return null;
    });
    const instance = await starting.current;
    setSwiper(instance);
    return instance;
  }, []);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        near.disconnect();
        void idle().then(start);
      },
      { rootMargin: '600px' },
    );
    near.observe(element);
    return () => {
      near.disconnect();
      void starting.current?.then((instance) => instance?.destroy());
      starting.current = undefined;
      setSwiper(null);
    };
  }, [start]);
  // `swiper` is null until initialized; `start` starts it at once, or resolves to null if it cannot load.
  return { container, swiper, failed, start };
}

/** Loads and initializes Swiper; returns null if the element was removed in the meantime. */
async function make(
  element: HTMLElement | null,
  options: (parts: Parts) => SwiperOptions,
): Promise<Swiper | null> {
  const loaded = await import('./swiper-parts.ts');
  return element?.isConnected ? new loaded.Swiper(element, options(loaded)) : null;
}
