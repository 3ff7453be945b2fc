import { type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import { NavLink } from 'react-router-dom';
import type { NavigationEntry } from '../../content/shared/navigation.ts';
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
  const { link, items } = entry;
  const id = useId();
  const finger = useRef(false);
  if (items.length === 0) {
    return (
      <li className={styles.entry}>
        <NavLink className={() => styles.link} to={link.to} end>
          {link.label}
        </NavLink>
      </li>
    );
  }
  const isOpen = menu.opened === link.label;
  const onPointer = (event: PointerEvent, label: string | null) => {
    if (event.pointerType === 'mouse' && isBar()) menu.show(label);
  };
  const onLink = (event: MouseEvent) => {
    const plain = !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (plain && !isOpen && (finger.current || !isBar())) {
      event.preventDefault();
      menu.show(link.label);
    } else if (plain) {
      menu.show(null);
    }
  };
  return (
    <li
      className={styles.entry}
      data-opened={isOpen || undefined}
      onPointerOver={(event) => !isOpen && onPointer(event, link.label)}
      onPointerLeave={(event) => onPointer(event, null)}
    >
      <NavLink
        className={() => styles.link}
        to={link.to}
        end
        onPointerDown={(event) => {
          finger.current = event.pointerType === 'touch';
        }}
        onClick={onLink}
      >
        {link.label}
      </NavLink>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => menu.show(isOpen ? null : link.label)}
      >
        <span className="visually-hidden">{link.label}: more pages</span>
        <ChevronDown />
      </button>
      <ul id={id} className={styles.dropdown}>
        {items.map((item) => (
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
