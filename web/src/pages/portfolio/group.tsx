import { type MouseEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import button from '../../design/button.module.css';
import type { PortfolioQuery } from '../../generated/documents.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { createStore } from '../../lib/store.ts';
import { useStore } from '../../lib/use-store.ts';
import { transition } from '../../sections/media/view-transition.ts';
import { type Item, PortfolioItem } from './item.tsx';
import styles from './rhythm.module.css';
import { rhythm } from './rhythm.ts';
import { useBackToClose } from './use-back-to-close.ts';

type Items = PortfolioQuery['portfolio'][number]['items'];

const loadViewer = () => loadChunk('viewer', () => import('../../sections/viewer/viewer-dialog.tsx'));

type Viewer = Awaited<ReturnType<typeof loadViewer>>;

/** The number of items that a group shows before its button is pressed. */
const initialCount = 4;

/** The groups that show all their items; lasts until the site is closed. */
const expandedGroups = createStore<readonly string[]>([]);

export function expandGroup(name: string): void {
  if (!expandedGroups.read().includes(name)) expandedGroups.set([...expandedGroups.read(), name]);
}

interface GroupProps {
  name: string;
  /** The text of a group without items. */
  empty: string;
  items: Items;
  /** Whether its first picture is loaded with priority: for the first group of the page. */
  priority: boolean;
}

/** The first items of a group, a button for the rest, and the viewer for its pictures. */
export function Group({ name, empty, items, priority }: GroupProps) {
  const [index, setIndex] = useState<number | null>(null);
  const [viewer, setViewer] = useState<Viewer>();
  /** The link whose picture opens once the viewer has loaded: the last one pressed. */
  const pressed = useRef<HTMLElement>(null);
  const pictures = items.filter((item) => !('video' in item));
  const isExpanded = useStore(expandedGroups).includes(name);
  const others = items.slice(initialCount);
  const rest = isExpanded ? others : others.map(withoutPlaceholders);
  const close = () => {
    // Each group has a viewer; the others are closed.
    if (index === null) return;
    const opener = openerOf(pictures[index]?.portfolio_id);
    transition(
      () => setIndex(null),
      openedPicture(),
      () => {
        opener?.focus();
        return opener?.closest('figure') ?? null;
      },
    );
  };
  const back = useBackToClose(close);
  if (items.length === 0) return <p className={styles.grid}>{empty}</p>;
  const open = (event: MouseEvent<HTMLAnchorElement>, item: Item) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const at = pictures.findIndex(({ portfolio_id }) => portfolio_id === item.portfolio_id);
    const link = event.currentTarget;
    pressed.current = link;
    const show = (loaded: Viewer) => {
      if (pressed.current !== link || !link.isConnected) return;
      pressed.current = null;
      const change = () => {
        setViewer(loaded);
        setIndex(at);
      };
      transition(change, link.closest('figure'), openedPicture);
      back.enter();
    };
    // The link leads to the picture.
    void loadViewer().then(show, () => window.location.assign(link.href));
  };
  const move = (at: number) => {
    if (rest.some(({ portfolio_id }) => portfolio_id === pictures[at]?.portfolio_id)) expandGroup(name);
    setIndex(at);
  };
  return (
    <>
      <Grid items={items.slice(0, initialCount)} priority={priority} onOpen={open} />
      {rest.length > 0 && !isExpanded && (
        <button type="button" className={`${button.quiet} ${styles.more}`} onClick={() => expand(name, rest)}>
          {`Show ${rest.length} more`}
        </button>
      )}
      {rest.length > 0 && <Grid items={rest} onOpen={open} className={isExpanded ? '' : styles.rest} />}
      {viewer && <viewer.ViewerDialog items={pictures} index={index} onMove={move} onClose={back.leave} />}
    </>
  );
}

interface GridProps {
  items: Items;
  priority?: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>, item: Item) => void;
  className?: string | undefined;
}

function Grid({ items, priority = false, onOpen, className = '' }: GridProps) {
  const placements = rhythm(items.map((item) => 'before' in item || 'video' in item));
  return (
    <ul className={`${styles.grid} ${className}`}>
      {items.map((item, at) => {
        const placement = placements[at] ?? 'bandLeft';
        return (
          <li key={item.portfolio_id} className={styles[placement]} data-project={item.portfolio_id}>
            <PortfolioItem
              item={item}
              placement={placement}
              priority={priority && at === 0}
              onOpen={(event) => onOpen(event, item)}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** Shows the rest of a group and moves the focus to its first item, because the button disappears. */
function expand(name: string, rest: Items): void {
  flushSync(() => expandGroup(name));
  const first = document.querySelector(`[data-project="${rest[0]?.portfolio_id}"]`);
  first?.querySelector<HTMLElement>('a, input, video')?.focus({ preventScroll: true });
}

/** Leaves out placeholders of an item hidden at first, so that the page fits the first round trip. */
function withoutPlaceholders(item: Item): Item {
  const picture = { ...item.picture, placeholder: '' };
  return 'before' in item
    ? { ...item, picture, before: { ...item.before, placeholder: '' } }
    : { ...item, picture };
}

function openedPicture(): HTMLElement | null {
  return document.querySelector('dialog[open] [data-opened-picture]');
}

/** Returns the link that opens a picture: it is focused when the viewer closes. */
function openerOf(id: number | undefined): HTMLElement | null {
  return document.querySelector(`[data-opens="${id}"]`);
}
