import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { Swiper } from 'swiper/types';
import button from '../../design/button.module.css';
import { listen } from '../../lib/listen.ts';
import { prefersLessMotion } from '../../lib/motion.ts';
import { useContent } from '../../lib/use-content.ts';
import { Pause, Play } from '../../sections/base/icons.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { useSwiper } from '../../sections/carousel/use-swiper.ts';
import { certifications } from './badges.ts';
import styles from './certifications.module.css';

/** Badges of certifications and affiliations in an autoplaying carousel with a pause button. */
export function Component() {
  const { heading, note, badges } = useContent('certifications', certifications);
  const id = useId();
  // Delay, spacing and slides by width come from the specification.
  const { container, swiper, failed } = useSwiper(({ Autoplay }) => ({
    modules: [Autoplay],
    loop: true,
    spaceBetween: 50,
    speed: 300,
    breakpoints: { 200: { slidesPerView: 1 }, 550: { slidesPerView: 2 }, 800: { slidesPerView: 3 } },
    autoplay: {
      enabled: !prefersLessMotion(),
      delay: 1500,
      disableOnInteraction: false,
      pauseOnMouseEnter: true,
    },
  }));
  const moving = useMoving(swiper);
  useEffect(() => {
    const less = window.matchMedia('(prefers-reduced-motion: reduce)');
    return listen(less, ['change'], () => less.matches && swiper?.autoplay.stop());
  }, [swiper]);
  const toggle = () => (moving ? swiper?.autoplay.stop() : swiper?.autoplay.start());
  return (
    <Section labelledBy={id}>
      <div className={`${place.wide} ${styles.text}`}>
        <div>
          <h2 id={id}>{heading}</h2>
          {note && <p className={styles.note}>{note}</p>}
        </div>
        <button
          type="button"
          className={`${button.quiet} ${styles.toggle}`}
          data-ready={swiper !== null || undefined}
          onClick={toggle}
        >
          {moving ? <Pause /> : <Play />}
          {moving ? 'Pause' : 'Play'}
        </button>
      </div>
      <div className={`${place.wide} ${styles.band}`} ref={container} data-plain={failed || undefined}>
        <ul className={`swiper-wrapper ${styles.list}`}>
          {badges.map((badge) => (
            <li key={badge.src} className={`swiper-slide ${styles.badge}`}>
              <picture>
                {badge.sources.map(({ type, srcset }) => (
                  <source key={type} type={type} srcSet={srcset} sizes="15rem" />
                ))}
                <img
                  src={badge.src}
                  alt={badge.alt}
                  width={badge.width}
                  height={badge.height}
                  // A badge that is not loaded would leave a gap in the moving row.
                  loading={swiper ? 'eager' : 'lazy'}
                />
              </picture>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

/** Returns whether the carousel is autoplaying. */
function useMoving(swiper: Swiper | null): boolean {
  const subscribe = useCallback(
    (changed: () => void) => {
      swiper?.on('autoplayStart autoplayStop', changed);
      return () => swiper?.off('autoplayStart autoplayStop', changed);
    },
    [swiper],
  );
  return useSyncExternalStore(
    subscribe,
    () => swiper?.autoplay.running ?? false,
    () => false,
  );
}
