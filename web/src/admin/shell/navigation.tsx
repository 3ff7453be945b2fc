import { useEffect, useId, useState } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { listen } from '../../lib/listen.ts';
import { Icon } from '../../sections/base/icons.tsx';
import { useMay, useRole } from '../session/session.ts';
import { useUnread } from '../session/use-unread.ts';
import styles from './navigation.module.css';
import { type Group, groupsFor, pagesOf } from './sections.ts';

const drawings: Record<Group['name'], string> = {
  Today: 'M4 11l8-7 8 7v9h-5v-6H9v6H4z',
  Leads: 'M4 5h16v14H4zM4 13h5l1 3h4l1-3h5',
  Content: 'M6 3h9l4 4v14H6zM9 12h7M9 16h7',
  Settings: 'M4 7h10M18 7h2M4 17h2M10 17h10M14 4v6M6 14v6',
};

/** The navigation of the admin area: at the side of a wide window, else at the bottom. */
export function Navigation() {
  const count = useUnread();
  const unread = count ?? 0;
  useEffect(() => {
    if (count !== undefined) void navigator.setAppBadge?.(count).catch(() => undefined);
  }, [count]);
  const may = useMay();
  // Until the role is known, the pages of some roles only are invisible in their places: nothing moves.
  const groups = groupsFor(useRole() ? may : () => true);
  const [open, setOpen] = useState<Group['name'] | null>(null);
  const { key } = useLocation();
  const [seen, setSeen] = useState(key);
  if (seen !== key) {
    setSeen(key);
    setOpen(null);
  }
  useEffect(() => {
    if (!open) return;
    const close = (event: Event) => {
      const isInside = event.target instanceof Element && event.target.closest('[data-group]');
      if (event instanceof KeyboardEvent ? event.key === 'Escape' : !isInside) setOpen(null);
    };
    return listen(document, ['keydown', 'pointerdown'], close);
  }, [open]);
  return (
    <nav className={styles.nav} aria-label="Admin" data-bottom-bar>
      <ul>
        {groups.map((group) => (
          <li
            key={group.name}
            data-group={group.name}
            data-pending={!pagesOf([group]).some(({ right }) => may(right)) || undefined}
          >
            {'pages' in group ? (
              <PageGroup
                name={group.name}
                pages={group.pages}
                isOpen={open === group.name}
                onToggle={() => setOpen(open === group.name ? null : group.name)}
              />
            ) : (
              <NavLink to={group.to} end={group.to === '/admin'} className={styles.top}>
                <Drawing name={group.name} />
                <span>{group.name}</span>
                {group.name === 'Leads' && unread > 0 && (
                  <span className={styles.badge}>
                    {unread > 99 ? '99+' : unread}
                    <span className="visually-hidden"> unread</span>
                  </span>
                )}
              </NavLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PageGroupProps {
  name: Group['name'];
  pages: ReturnType<typeof pagesOf>;
  isOpen: boolean;
  onToggle: () => void;
}

/** A group of pages: a list below its name, on a phone a button that opens the list. */
function PageGroup({ name, pages, isOpen, onToggle }: PageGroupProps) {
  const id = useId();
  const may = useMay();
  const { pathname } = useLocation();
  return (
    <>
      <p className={styles.name} aria-hidden="true">
        <Drawing name={name} />
        {name}
      </p>
      <button
        type="button"
        className={styles.top}
        aria-expanded={isOpen}
        aria-controls={id}
        data-current={pages.some(({ to }) => pathname.startsWith(to)) || undefined}
        onClick={onToggle}
      >
        <Drawing name={name} />
        <span>{name}</span>
      </button>
      <ul id={id} aria-label={name} className={styles.pages} data-open={isOpen || undefined}>
        {pages.map(({ to, label, right }) => (
          <li key={to} data-pending={!may(right) || undefined}>
            <NavLink to={to}>{label}</NavLink>
          </li>
        ))}
      </ul>
    </>
  );
}

const Drawing = ({ name }: { name: Group['name'] }) => (
  <Icon size={20}>
    <path d={drawings[name]} />
  </Icon>
);
