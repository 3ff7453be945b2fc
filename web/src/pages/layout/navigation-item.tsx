import { useId } from 'react';
import { NavLink } from 'react-router-dom';
import type { Link } from '../../content/common/link.ts';
import { ChevronDown } from '../../sections/base/icons.tsx';
import styles from './navigation.module.css';

interface NavigationItemProps {
  link: Link;
  items: readonly { label: string; to: string }[];
}

/** One entry of the navigation, with a dropdown if it has further pages; app/early/menu.ts opens the dropdown. */
export function NavigationItem({ link, items }: NavigationItemProps) {
  const id = useId();
  return (
    <li className={styles.entry}>
      <NavLink className={() => styles.link} to={link.to} end>
        {link.label}
      </NavLink>
      {items.length > 0 && (
        <>
          <button
            type="button"
            className={styles.toggle}
            aria-expanded={false}
            aria-controls={id}
            suppressHydrationWarning
          >
            <span className="visually-hidden">{`${link.label}: more pages`}</span>
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
        </>
      )}
    </li>
  );
}
