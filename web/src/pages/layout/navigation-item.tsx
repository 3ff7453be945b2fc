import { type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationEntry } from '../../content/navigation.ts';
import { ChevronDown } from '../../sections/base/icons.tsx';
import styles from './navigation.module.css';
import { isBar, type Menu } from './use-menu.ts';

interface NavigationItemProps {
  entry: NavigationEntry;
  menu: Menu;
}

/**
 * One entry of the navigation. A mouse opens its dropdown by pointing, the keyboard by the button beside the
 * link. On a small screen or by touch the first tap on the link opens the dropdown and the second opens the
 * page.
 */
export function NavigationItem({ entry, menu }: NavigationItemProps) {
  const id = useId();
  const finger = useRef(false);
  if (!entry.items) {
    return (
      <li className={styles.entry}>
        <NavLink className={() => styles.link} to={entry.to} end>
          {entry.label}
        </NavLink>
      </li>
    );
  }
  const isOpen = menu.opened === entry.label;
  const onPointer = (event: PointerEvent, label: string | null) => {
    if (event.pointerType === 'mouse' && isBar()) menu.show(label);
  };
  const onLink = (event: MouseEvent) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (plain && !isOpen && (finger.current || !isBar())) {
      event.preventDefault();
      menu.show(entry.label);
    } else if (plain) {
      menu.show(null);
    }
  };
  return (
    <li
      className={styles.entry}
      data-opened={isOpen || undefined}
      onPointerOver={(event) => !isOpen && onPointer(event, entry.label)}
      onPointerLeave={(event) => onPointer(event, null)}
    >
      <NavLink
        className={() => styles.link}
        to={entry.to}
        end
        onPointerDown={(event) => {
          finger.current = event.pointerType === 'touch';
        }}
        onClick={onLink}
      >
        {entry.label}
      </NavLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menu.show(isOpen ? null : entry.label)}
      >
        <span className="visually-hidden">{entry.label}: more pages</span>
        <ChevronDown />
      </button>
      <ul id={id} className={styles.dropdown}>
        {entry.items.map((item) => (
          <li key={item.to}>
            <NavLink className={() => styles.item} to={item.to} end>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </li>
  );
}
