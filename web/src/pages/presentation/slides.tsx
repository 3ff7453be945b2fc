import { useEffect, useRef } from 'react';
import { realtorLine } from '../../content/common/selection.ts';
import { presentationPath, projectPath } from '../../content/copy/presentation.ts';
import { presentationSeo } from '../../content/copy/unlisted.ts';
import type { Picture } from '../../generated/types.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { ProjectFacts } from '../../sections/media/project-facts.tsx';
import { useSwipe } from '../../sections/media/use-swipe.ts';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Controls } from './controls.tsx';
import { Media, mediaSizes } from './media.tsx';
import styles from './page.module.css';
import { useAutoplay } from './use-autoplay.ts';
import { useIdle } from './use-idle.ts';
import { useSlideKeys } from './use-keys.ts';
import { type ShowProps, useShow } from './use-show.ts';
import { useWakeLock } from './use-wake-lock.ts';

/** One project in the whole window with its caption and the controls. */
export function Slides(props: ShowProps) {
  const show = useShow(props);
  const { index, project, next, selection, captions, moved } = show;
  const stage = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  useWakeLock();
  useSlideKeys(stage, show);
  useAutoplay(show.playing, index, stage, () => show.move(1));
  const swipe = useSwipe({ onMove: show.move });
  const realtor = realtorLine(selection.realtor);

  useEffect(() => {
    fetchAhead(next.picture, mediaSizes);
    if ('before' in next) fetchAhead(next.before, mediaSizes);
  }, [next]);

  const { item, group } = project;
  const seo = moved ? { title: item.title, description: item.picture.alt } : presentationSeo;
  return (
    <div {...eagerHydration} className={styles.show} data-scheme data-idle={idle || undefined} {...swipe}>
      <PageHead
        seo={seo}
        path={moved ? projectPath(item.portfolio_id) : presentationPath}
        image={item.picture}
        noindex
      />
      <div ref={stage} className={styles.stage}>
        <div key={item.portfolio_id} data-at={index}>
          <Media item={item} />
        </div>
      </div>
      <div className={styles.for}>
        {selection.title && <p>{selection.title}</p>}
        {index === 0 && realtor && <p className={styles.by}>Prepared by {realtor}</p>}
      </div>
      <div className={captions ? styles.caption : 'visually-hidden'} aria-live="polite">
        <h1 className={styles.title}>{item.title}</h1>
        <p>{group}</p>
        <ProjectFacts of={item} />
        {captions && <p className={styles.seen}>{item.picture.alt}</p>}
      </div>
      <Controls show={show} />
    </div>
  );
}

/** Preloads the file of a picture that the browser would choose. */
function fetchAhead({ src, sources }: Picture, sizes: string): void {
  const picture = document.createElement('picture');
  for (const { type, srcset } of sources) {
    picture.append(Object.assign(document.createElement('source'), { type, srcset, sizes }));
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = src;
}
