import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { realtorLine } from '../../content/common/selection.ts';
import { presentationPath, projectPath } from '../../content/copy/presentation.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { ArrowLeft, ArrowRight, Close, drawing } from '../../sections/base/icons.tsx';
import styles from './controls.module.css';
import { toggleFullScreen, useFullScreen } from './use-full-screen.ts';
import type { Show } from './use-show.ts';

const SharePanel = lazy(() => loadChunk('share-panel', () => import('./share-panel.tsx')));

/**
 * The controls of the presentation. Before hydration only the links to the previous and next project are
 * shown.
 */
export function Controls({ show }: { show: Show }) {
  const { item, place } = show.project;
  const scripted = useHydrated();
  const [sharing, setSharing] = useState(false);
  const fullScreen = useFullScreen();
  const step = (event: MouseEvent, way: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    show.move(way);
  };
  return (
    <>
      <div className={styles.bar}>
        <a
          className={`${styles.control} ${styles.step}`}
          href={show.pathAt(-1)}
          data-scripted
          onClick={(event) => step(event, -1)}
        >
          <ArrowLeft />
          <span className="visually-hidden">Previous project</span>
        </a>
        <span className={styles.count}>{`${show.index + 1} / ${show.count}`}</span>
        <a
          className={`${styles.control} ${styles.step}`}
          href={show.pathAt(1)}
          data-scripted
          onClick={(event) => step(event, 1)}
        >
          <ArrowRight />
          <span className="visually-hidden">Next project</span>
        </a>
        <span className={styles.space} />
        {scripted && (
          <>
            <Toggle label="Play" keys="p" pressed={show.playing} onPress={show.togglePlay}>
              <PlayIcon />
            </Toggle>
            <Toggle label="Captions" keys="c" pressed={show.captions} onPress={show.toggleCaptions}>
              <CaptionsIcon />
            </Toggle>
            <Toggle label="Share" onPress={() => setSharing(true)}>
              <ShareIcon />
            </Toggle>
            {fullScreen.offered && (
              <Toggle label="Full screen" keys="f" pressed={fullScreen.on} onPress={toggleFullScreen}>
                <FullScreenIcon />
              </Toggle>
            )}
          </>
        )}
        <Link className={styles.control} to={place} state={{ project: item.portfolio_id }}>
          <Close />
          <span className="visually-hidden">Back to the portfolio</span>
        </Link>
      </div>
      {sharing && (
        <Suspense fallback={null}>
          <SharePanel {...sharedBy(show)} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Returns the heading, the title and the path of the share panel: of the chosen rooms, or of the project. */
function sharedBy({ picked, selection, project: { item } }: Show) {
  if (!picked)
    return { heading: 'Share this project', title: item.title, path: projectPath(item.portfolio_id) };
  return {
    heading: 'Share these rooms',
    title: selection.title || 'Portfolio',
    realtor: realtorLine(selection.realtor),
    path: presentationPath + picked,
  };
}

interface ToggleProps {
  label: string;
  /** The keyboard shortcut. */
  keys?: string;
  pressed?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Toggle({ label, keys, pressed, onPress, children }: ToggleProps) {
  return (
    <button
      type="button"
      className={styles.control}
      aria-pressed={pressed}
      aria-keyshortcuts={keys}
      onClick={onPress}
    >
      {children}
      <span className={styles.label}>{label}</span>
    </button>
  );
}

const PlayIcon = drawing('M7 4l12 8-12 8z', 20);
const CaptionsIcon = drawing('M3 5h18v14H3zM7 11h10M7 15h6', 20);
const ShareIcon = drawing('M12 15V3M7 8l5-5 5 5M5 12v9h14v-9', 20);
const FullScreenIcon = drawing('M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5', 20);
