import { useEffect, useId, useState } from 'react';
import { rankOf, type Testimonial, testimonials } from '../../../../content/shared/testimonials.ts';
import button from '../../design/button.module.css';
import { prefersLessMotion } from '../../lib/motion.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowLeft, ArrowRight } from '../../sections/base/icons.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { useSwiper } from '../../sections/carousel/use-swiper.ts';
import { Picture } from '../../sections/media/picture.tsx';
import styles from './testimonials.module.css';

/** Testimonials as a stack of cards. Either arrow shuffles it; after the last card it starts again. */
export function Component() {
  const { heading, note, items } = useContent('testimonials', testimonials);
  const id = useId();
  const [shown, setShown] = useState(0);
  const { container, swiper, failed, start } = useSwiper(({ EffectCards }) => ({
    modules: [EffectCards],
    effect: 'cards',
    cardsEffect: { slideShadows: false, perSlideRotate: 1.5, perSlideOffset: 7 },
    speed: prefersLessMotion() ? 0 : 300,
    rewind: true,
    grabCursor: true,
  }));
  useEffect(() => {
    if (!swiper) return;
    const follow = () => setShown(swiper.activeIndex);
    swiper.on('slideChange', follow);
    // The stack may have moved before this listener was added.
    follow();
  }, [swiper]);
  return (
    <Section labelledBy={id} className={styles.part}>
      <div className={`${place.heading} ${styles.text}`}>
        <h2 id={id}>{heading}</h2>
        {note && items.some(({ isSample }) => isSample) && <p className={styles.note}>{note}</p>}
        <div className={styles.controls} data-failed={failed || undefined}>
          <button
            type="button"
            className={button.icon}
            onClick={() => void start().then((it) => it?.slidePrev())}
          >
            <span className="visually-hidden">Previous testimonials</span>
            <ArrowLeft />
          </button>
          <button
            type="button"
            className={button.icon}
            onClick={() => void start().then((it) => it?.slideNext())}
          >
            <span className="visually-hidden">Next testimonials</span>
            <ArrowRight />
          </button>
          <p className={styles.count} aria-live="polite">
            {shown + 1} / {items.length}
          </p>
        </div>
      </div>
      <div className={`${place.body} ${styles.deck}`} ref={container} data-plain={failed || undefined}>
        <ul className={`swiper-wrapper ${styles.list}`}>
          {items.map((testimonial, index) => (
            <li key={`${index} ${testimonial.clientName}`} className={`swiper-slide ${styles.card}`}>
              <Card testimonial={testimonial} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function Card({ testimonial }: { testimonial: Testimonial }) {
  const { clientImg, clientName, clientReview } = testimonial;
  return (
    <figure className={styles.figure}>
      <blockquote className={styles.review}>
        <p>{clientReview}</p>
      </blockquote>
      <figcaption className={styles.client}>
        {clientImg ? (
          <Picture picture={clientImg} sizes="3rem" fill className={styles.portrait} />
        ) : (
          <span className={styles.initials} aria-hidden="true">
            {initials(clientName)}
          </span>
        )}
        <span>
          <b>{clientName}</b>
          <br />
          {rankOf(testimonial)}
        </span>
      </figcaption>
    </figure>
  );
}

/** Returns 'SC' for 'Sample client 2'. */
function initials(name: string): string {
  return name
    .split(' ')
    .slice(0, 2)
    .map((word) => word.charAt(0).toUpperCase())
    .join('');
}
