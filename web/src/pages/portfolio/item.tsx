import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { PortfolioQuery } from '../../generated/documents.ts';
import { useStore } from '../../lib/use-store.ts';
import { Expand } from '../../sections/base/icons.tsx';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import { Picture } from '../../sections/media/picture.tsx';
import { ProjectFacts, projectPath } from '../../sections/media/project-facts.tsx';
import { Video } from '../../sections/media/video.tsx';
import styles from './item.module.css';
import type { Placement } from './rhythm.ts';
import { picking, togglePicked } from './selection.ts';

export type Item = PortfolioQuery['portfolio'][number]['items'][number];

interface PortfolioItemProps {
  item: Item;
  placement: Placement;
  /** Whether its picture is loaded with priority. */
  priority: boolean;
  onOpen: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/**
 * An item of the portfolio with its caption: a picture that opens in the viewer, a pair to compare, or a
 * video.
 */
export function PortfolioItem({ item, placement, priority, onOpen }: PortfolioItemProps) {
  return (
    <figure className={styles.item}>
      <Shown item={item} placement={placement} priority={priority} onOpen={onOpen} />
      <figcaption>
        <div className={styles.caption}>
          {item.isTold ? <Link to={projectPath(item.slug)}>{item.title}</Link> : <span>{item.title}</span>}
          <Pick item={item} />
          {'before' in item && (
            <Opener item={item} onOpen={onOpen} className={styles.expand}>
              <Expand />
            </Opener>
          )}
        </div>
        <ProjectFacts of={item} />
      </figcaption>
    </figure>
  );
}

/** The checkbox of a room while rooms are chosen. */
function Pick({ item: { portfolio_id: id, title } }: { item: Item }) {
  const selection = useStore(picking);
  if (!selection) return null;
  return (
    <label className={styles.pick}>
      <input type="checkbox" checked={selection.rooms.includes(id)} onChange={() => togglePicked(id)} />
      <span className="visually-hidden">{`Choose ${title}`}</span>
    </label>
  );
}

function Shown({ item, placement, priority, onOpen }: PortfolioItemProps) {
  if ('before' in item) {
    const { before, picture, title } = item;
    return (
      <ComparisonSlider
        before={before}
        after={picture}
        label={title}
        sizes={sizesAt(placement)}
        priority={priority}
      />
    );
  }
  if ('video' in item) {
    return <Video className={styles.video} picture={item.picture} video={item.video} preload="none" />;
  }
  return (
    <Opener item={item} onOpen={onOpen} className={styles.open}>
      <Picture
        picture={item.picture}
        sizes={sizesAt(placement)}
        priority={priority}
        fill
        className={styles[placement]}
      />
    </Opener>
  );
}

interface OpenerProps {
  item: Item;
  onOpen: PortfolioItemProps['onOpen'];
  className: string | undefined;
  children: ReactNode;
}

/** Opens the picture in the viewer; without scripts it is a link to the picture. */
function Opener({ item, onOpen, className, children }: OpenerProps) {
  return (
    <a
      className={className}
      href={item.picture.src}
      aria-label={`View ${item.title} in full size`}
      data-opens={item.portfolio_id}
      data-scripted
      onClick={onOpen}
    >
      {children}
    </a>
  );
}

/** Returns the `sizes` attribute of a picture at this position. */
function sizesAt(placement: Placement): string {
  if (placement === 'third') return '(width >= 60rem) 30vw, 92vw';
  if (placement.startsWith('small')) return '(width >= 60rem) 30vw, 76vw';
  return placement.startsWith('large') ? '(width >= 60rem) 52vw, 92vw' : '(width >= 60rem) 80vw, 100vw';
}
