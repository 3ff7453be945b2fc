import { type MouseEvent, useState } from 'react';
import { portfolioPage } from '../../content/copy/portfolio.ts';
import type { PortfolioQuery } from '../../generated/documents.ts';
import { Lightbox, type LightboxItem } from '../../sections/media/lightbox.tsx';
import { transition } from '../../sections/media/view-transition.ts';
import { type Item, PortfolioItem } from './item.tsx';
import styles from './rhythm.module.css';
import { rhythm } from './rhythm.ts';
import { useBackToClose } from './use-back-to-close.ts';

type Items = PortfolioQuery['portfolio'][number]['items'];

interface GroupProps {
  items: Items;
  /** For the one that the page opens with: its first picture is loaded at once and first. */
  priority: boolean;
}

/** The items of one group, and the lightbox in which its pictures open. */
export function Group({ items, priority }: GroupProps) {
  const [index, setIndex] = useState<number | null>(null);
  const shown = items.filter((item) => !('video' in item)).map(lightboxItem);
  const placements = rhythm(items.map((item) => 'before' in item || 'video' in item));
  const close = () => {
    // Each group has a lightbox.
    if (index === null) return;
    const opener = openerOf(shown[index]?.id);
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
  if (items.length === 0) return <p className={styles.grid}>{portfolioPage.empty}</p>;
  const open = (event: MouseEvent<HTMLAnchorElement>, item: Item) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    const at = shown.findIndex(({ id }) => id === item.portfolio_id);
    transition(() => setIndex(at), event.currentTarget.closest('figure'), openedPicture);
    back.enter();
  };
  return (
    <>
      <ul className={styles.grid}>
        {items.map((item, at) => {
          const placement = placements[at] ?? 'bandLeft';
          return (
            <li key={item.portfolio_id} className={styles[placement]} data-project={item.portfolio_id}>
              <PortfolioItem
                item={item}
                placement={placement}
                priority={priority && at === 0}
                onOpen={(event) => open(event, item)}
              />
            </li>
          );
        })}
      </ul>
      <Lightbox items={shown} index={index} onMove={setIndex} onClose={back.leave} labels={portfolioPage} />
    </>
  );
}

function lightboxItem(item: Item): LightboxItem {
  const { portfolio_id: id, title, picture } = item;
  const shown = { id, title, picture, facts: item };
  return 'before' in item ? { ...shown, before: item.before } : shown;
}

function openedPicture(): HTMLElement | null {
  return document.querySelector('dialog[open] [data-lightbox-picture]');
}

/** The link that opens a picture: it has the focus again when the lightbox is closed. */
function openerOf(id: number | undefined): HTMLElement | null {
  return document.querySelector(`[data-opens="${id}"]`);
}
