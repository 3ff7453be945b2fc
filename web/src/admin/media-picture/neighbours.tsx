import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { MediaItemQuery } from '../../generated/admin-documents.ts';
import { listen } from '../../lib/listen.ts';
import { ArrowLeft, ArrowRight } from '../../sections/base/icons.tsx';
import common from '../ui/common.module.css';
import styles from './picture.module.css';

/** A picture with its place in a list. */
export type Item = NonNullable<MediaItemQuery['mediaItem']>;

interface NeighboursProps {
  item: Item | null | undefined;
  fragment: string;
}

/** Links to the library and to the pictures before and after this one, which the arrow keys open too. */
export function Neighbours({ item, fragment }: NeighboursProps) {
  const navigate = useNavigate();
  const { previous = null, next = null, position = null, totalCount = 0 } = item ?? {};
  const pathOf = (id: string) => `/admin/media/${id}${fragment}`;
  const go = useEffectEvent((event: Event) => {
    const { key, target, altKey, ctrlKey, metaKey, shiftKey } = event as KeyboardEvent;
    if (altKey || ctrlKey || metaKey || shiftKey || event.defaultPrevented) return;
    const isTyping = target instanceof Element && target.closest('input, textarea, select, dialog');
    const id = key === 'ArrowLeft' ? previous : key === 'ArrowRight' ? next : null;
    // Back returns to the library.
    if (id && !isTyping) void navigate(pathOf(id), { replace: true });
  });
  useEffect(() => listen(document, ['keydown'], go), []);

  return (
    <nav className={styles.neighbours} aria-label="Pictures of the library">
      <Link className={styles.back} to={`/admin/media${fragment}`}>
        <ArrowLeft />
        Media library
      </Link>
      <div>
        <Neighbour id={previous} pathOf={pathOf} label="Previous picture">
          <ArrowLeft />
        </Neighbour>
        {position !== null && (
          <span className={common.quietText}>
            {position} of {totalCount}
          </span>
        )}
        <Neighbour id={next} pathOf={pathOf} label="Next picture">
          <ArrowRight />
        </Neighbour>
      </div>
    </nav>
  );
}

interface NeighbourProps {
  id: string | null;
  pathOf: (id: string) => string;
  label: string;
  children: ReactNode;
}

function Neighbour({ id, pathOf, label, children }: NeighbourProps) {
  if (!id) return <span className={styles.arrow}>{children}</span>;
  return (
    <Link className={styles.arrow} to={pathOf(id)} replace>
      {children}
      <span className="visually-hidden">{label}</span>
    </Link>
  );
}
