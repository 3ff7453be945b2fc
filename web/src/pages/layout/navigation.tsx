import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { phoneDetail } from '../../content/common/business.ts';
import { navigation } from '../../content/shared/navigation.ts';
import button from '../../design/button.module.css';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { Close } from '../../sections/base/icons.tsx';
import styles from './navigation.module.css';
import { NavigationItem } from './navigation-item.tsx';
import type { Menu } from './use-menu.ts';

export const menuId = 'menu';

/** The site's navigation: a bar with dropdowns on a wide window, a sliding menu on a narrow one. */
export function Navigation({ menu }: { menu: Menu }) {
  const { bar, button: action } = useContent('navigation', navigation);
  const hydrated = useHydrated();
  const call = phoneDetail(useBusiness());
  const { element, opened, show } = menu;
  useEffect(() => {
    if (!opened) return;
    const closeOutside = (event: Event) => {
      if (!element.current?.contains(event.target as Node)) show(null);
    };
    const closeByEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The first Escape closes the dropdown, the second the menu.
      event.preventDefault();
      const item = element.current?.querySelector('li[data-opened]');
      if (item?.querySelector('ul')?.contains(document.activeElement)) item.querySelector('button')?.focus();
      show(null);
    };
    const stop = new AbortController();
    document.addEventListener('pointerdown', closeOutside, stop);
    document.addEventListener('focusin', closeOutside, stop);
    document.addEventListener('keydown', closeByEscape, stop);
    return () => stop.abort();
  }, [opened, show, element]);
  return (
    <nav
      ref={element}
      id={menuId}
      popover="auto"
      className={styles.navigation}
      aria-label="Main"
      data-scripted={hydrated || undefined}
      // Before hydration the stylesheet shows the dropdown under the pointer.
      data-used={opened !== undefined || undefined}
    >
      <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
        <span className="visually-hidden">Close the menu</span>
        <Close />
      </button>
      <ul className={styles.entries}>
        {bar.map((entry) => (
          <NavigationItem key={entry.link.label} entry={entry} menu={menu} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Link className={button.button} to={action.to}>
          {action.label}
        </Link>
        <p className={styles.narrow}>
          {call.label}: <a href={call.href}>{call.text}</a>
        </p>
      </div>
    </nav>
  );
}
