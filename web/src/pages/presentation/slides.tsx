import { lazy, Suspense, useRef, useState } from 'react';
import { presentationPath, projectPath } from '../../../../content/copy/presentation.ts';
import { presentationSeo } from '../../../../content/copy/unlisted.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { drawing } from '../../sections/base/icons.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Control } from '../../sections/viewer/controls.tsx';
import { Viewer } from '../../sections/viewer/viewer.tsx';
import styles from './page.module.css';
import { PreparedBy } from './prepared-by.tsx';
import { useAutoplay } from './use-autoplay.ts';
import { toggleFullScreen, useFullScreen } from './use-full-screen.ts';
import { useIdle } from './use-idle.ts';
import { type Show, type ShowProps, useShow } from './use-show.ts';
import { useWakeLock } from './use-wake-lock.ts';

const SharePanel = lazy(() => loadChunk('share-panel', () => import('./share-panel.tsx')));

/** The viewer of the portfolio as a page, which also plays, is shared and fills the screen. */
export function Slides(props: ShowProps) {
  const show = useShow(props);
  const { index, project, selection, moved, playing, togglePlay } = show;
  const element = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const fullScreen = useFullScreen();
  const [sharing, setSharing] = useState(false);
  useWakeLock();
  useAutoplay(playing, index, element, () => show.moveTo(index + 1));
  const { item, group, place } = project;
  const seo = moved ? { title: item.title, description: item.picture.alt } : presentationSeo;
  const tools = (
    <>
      <Control kind="tool" label="Play" keys="p" pressed={playing} onPress={togglePlay}>
        <PlayIcon />
      </Control>
      <Control kind="tool" label="Share" onPress={() => setSharing(true)}>
        <ShareIcon />
      </Control>
      {fullScreen.offered && (
        <Control kind="tool" label="Full screen" keys="f" pressed={fullScreen.on} onPress={toggleFullScreen}>
          <FullScreenIcon />
        </Control>
      )}
    </>
  );
  const keys = {
    p: togglePlay,
    ...(fullScreen.offered && { f: toggleFullScreen }),
    ...(!fullScreen.on && { Escape: show.leave }),
  };
  const paths = { previous: show.pathAt(-1), next: show.pathAt(1), close: place };
  return (
    <div ref={element} {...eagerHydration} className={styles.show} data-idle={idle || undefined}>
      <PageHead
        seo={seo}
        path={moved ? projectPath(item.portfolio_id) : presentationPath}
        image={item.picture}
        noindex
      />
      <Viewer
        items={show.items}
        index={index}
        onMove={show.moveTo}
        onClose={show.leave}
        page={{ group, paths, tools, keys }}
      >
        <div className={styles.for}>
          {selection.title && <p>{selection.title}</p>}
          {index === 0 && <PreparedBy realtor={selection.realtor} className={styles.by} />}
        </div>
        {sharing && (
          <Suspense fallback={null}>
            <SharePanel {...sharedBy(show)} onClose={() => setSharing(false)} />
          </Suspense>
        )}
      </Viewer>
    </div>
  );
}

/** Returns the heading, the title and the path of the share panel: of the chosen rooms, or of the project. */
function sharedBy({ picked, selection, project: { item } }: Show) {
  if (!picked)
    return { heading: 'Share this project', title: item.title, path: projectPath(item.portfolio_id) };
  return {
    heading: 'Share these rooms',
    title: selection.title || 'Portfolio',
    realtor: selection.realtor,
    path: presentationPath + picked,
  };
}

const PlayIcon = drawing('M7 4l12 8-12 8z', 20);
const ShareIcon = drawing('M12 15V3M7 8l5-5 5 5M5 12v9h14v-9', 20);
const FullScreenIcon = drawing('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', 20);
