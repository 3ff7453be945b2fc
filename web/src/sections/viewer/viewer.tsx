import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PortfolioQuery } from '../../generated/documents.ts';
import type { Picture } from '../../generated/types.ts';
import { drawing } from '../base/icons.tsx';
import { ProjectFacts } from '../media/project-facts.tsx';
import { Control, Controls, type Paths } from './controls.tsx';
import { Media, mediaSizes } from './media.tsx';
import { type Keys, useKeys } from './use-keys.ts';
import { useSwipe } from './use-swipe.ts';
import styles from './viewer.module.css';

export type ViewerItem = PortfolioQuery['portfolio'][number]['items'][number];

/** The viewer as a page: its controls are links. */
export interface PageMode {
  paths: Paths;
  /** The title of the item's group. */
  group: string;
  /** Further controls, and their keys. */
  tools: ReactNode;
  keys: Keys;
}

export interface ViewerProps {
  items: ViewerItem[];
  index: number;
  onMove: (index: number) => void;
  onClose: () => void;
  /** Without it the viewer is in a dialog, and shows captions at first. */
  page?: PageMode;
  /** Is shown over the picture. */
  children?: ReactNode;
}

/** One item of the portfolio as large as the window allows, with its caption and the controls. */
export function Viewer({ items, index, onMove, onClose, page, children }: ViewerProps) {
  const stage = useRef<HTMLDivElement>(null);
  const [captions, setCaptions] = useState(!page);
  const wrapped = (position: number) => (position + items.length) % items.length;
  const item = items[index] as ViewerItem;
  const next = items[wrapped(index + 1)] as ViewerItem;
  const moveTo = (position: number) => onMove(wrapped(position));
  const move = (step: number) => moveTo(index + step);
  const toggleCaptions = () => setCaptions(!captions);
  useKeys(stage, { move, moveTo, keys: { c: toggleCaptions, ...page?.keys } });
  const swipe = useSwipe({ onMove: move, onDown: onClose });

  useEffect(() => {
    fetchAhead(next.picture);
    if ('before' in next) fetchAhead(next.before);
  }, [next]);

  const Title = page ? 'h1' : 'h2';
  return (
    <div className={`${styles.viewer} ${captions ? styles.captioned : ''}`} data-scheme="" {...swipe}>
      <div ref={stage} className={styles.stage} data-at={index} tabIndex={-1}>
        <Media key={item.portfolio_id} item={item} />
      </div>
      <div className={captions ? styles.caption : 'visually-hidden'} aria-live="polite">
        <Title className={styles.title}>{item.title}</Title>
        {page && <p>{page.group}</p>}
        <ProjectFacts of={item} />
        {captions && <p className={styles.seen}>{item.picture.alt}</p>}
      </div>
      <Controls count={`${index + 1} / ${items.length}`} paths={page?.paths} onMove={move} onClose={onClose}>
        <Control kind="tool" label="Captions" keys="c" pressed={captions} onPress={toggleCaptions}>
          <CaptionsIcon />
        </Control>
        {page?.tools}
      </Controls>
      {children}
    </div>
  );
}

/** Loads the file of a picture that the browser would choose. */
function fetchAhead({ src, sources: [best] }: Picture): void {
  Object.assign(new Image(), { sizes: mediaSizes, srcset: best?.srcset ?? '', src });
}

const CaptionsIcon = drawing('M3 5h18v14H3zM7 11h10M7 15h6', 20);
