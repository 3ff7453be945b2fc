import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { realtorLine, type Selection, selectionHash } from '../../content/common/selection.ts';
import {
  presentationPage as labels,
  presentationPath,
  projectPath,
} from '../../content/copy/presentation.ts';
import { selectionTexts } from '../../content/copy/selection.ts';
import type { Picture } from '../../generated/types.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { ProjectFacts } from '../../sections/media/project-facts.tsx';
import { useSwipe } from '../../sections/media/use-swipe.ts';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Controls } from './controls.tsx';
import { Media, mediaSizes } from './media.tsx';
import styles from './page.module.css';
import type { Project } from './project.ts';
import { useAutoplay } from './use-autoplay.ts';
import { useIdle } from './use-idle.ts';
import { useSlideKeys } from './use-keys.ts';
import { useWakeLock } from './use-wake-lock.ts';

interface ShowProps {
  projects: Project[];
  /** The index of the first project. */
  first: number;
  /** Whether the URL names the first project. */
  named: boolean;
  /** The chosen rooms; empty for the whole portfolio. */
  selection: Selection;
}

/** One project in the whole window with its caption and the controls. */
export function Slides({ projects, first, named, selection }: ShowProps) {
  const [index, setIndex] = useState(first);
  const [captions, setCaptions] = useState(false);
  const [playing, setPlaying] = useState(false);
  const [moved, setMoved] = useState(named);
  const navigate = useNavigate();
  const stage = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  useWakeLock();

  const at = (step: number) => (index + step + projects.length) % projects.length;
  const project = projects[index];
  const picked = selectionHash(selection);
  const realtor = realtorLine(selection.realtor);
  const pathAt = (step: number) => projectPath(projects[at(step)]?.item.portfolio_id ?? 0) + picked;
  const move = (step: number) => {
    setIndex(at(step));
    setMoved(true);
    // Does not use the router, which would move the focus. A reload opens the same project.
    window.history.replaceState(window.history.state, '', pathAt(step));
  };
  const leave = () => {
    if (project) void navigate(project.place, { state: { project: project.item.portfolio_id } });
  };
  useSlideKeys({
    stage,
    move,
    moveTo: (position) => move(position - index),
    count: projects.length,
    leave,
    toggleCaptions: () => setCaptions(!captions),
    togglePlay: () => setPlaying(!playing),
  });
  useAutoplay(playing, index, stage, () => move(1));
  const swipe = useSwipe({ onMove: move });

  const next = projects[at(1)]?.item;
  useEffect(() => {
    if (next) fetchAhead(next.picture, mediaSizes);
    if (next && 'before' in next) fetchAhead(next.before, mediaSizes);
  }, [next]);

  if (!project) return null;
  const { item, group, place } = project;
  const seo = moved ? { title: item.title, description: item.picture.alt } : labels.seo;
  return (
    <div {...eagerHydration} className={styles.show} data-scheme data-idle={idle || undefined} {...swipe}>
      <PageHead
        seo={seo}
        path={moved ? projectPath(item.portfolio_id) : presentationPath}
        image={item.picture.src}
        noindex
      />
      <div ref={stage} className={styles.stage}>
        <div key={item.portfolio_id} data-at={index}>
          <Media item={item} />
        </div>
      </div>
      <div className={styles.for}>
        {selection.title && <p>{selection.title}</p>}
        {index === 0 && realtor && <p className={styles.by}>{selectionTexts.preparedBy(realtor)}</p>}
      </div>
      <div className={captions ? styles.caption : 'visually-hidden'} aria-live="polite">
        <h1 className={styles.title}>{item.title}</h1>
        <p>{group}</p>
        <ProjectFacts of={item} />
        {captions && <p className={styles.seen}>{item.picture.alt}</p>}
      </div>
      <Controls
        shared={
          picked
            ? {
                heading: labels.shareSelection,
                title: selection.title || labels.label,
                realtor,
                path: presentationPath + picked,
              }
            : { heading: labels.shareHeading, title: item.title, path: projectPath(item.portfolio_id) }
        }
        place={place}
        id={item.portfolio_id}
        count={labels.count(index + 1, projects.length)}
        previous={pathAt(-1)}
        next={pathAt(1)}
        move={move}
        playing={playing}
        onPlay={() => setPlaying(!playing)}
        captions={captions}
        onCaptions={() => setCaptions(!captions)}
      />
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
