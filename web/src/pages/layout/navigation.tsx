import { useId } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { phoneDetail } from '../../../../content/common/business.ts';
import type { Link as LinkText } from '../../../../content/common/link.ts';
import { navigation } from '../../../../content/shared/navigation.ts';
import button from '../../design/button.module.css';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { InstallSite } from '../../offline/pwa/install-site.tsx';
import { ChevronDown, Close } from '../../sections/base/icons.tsx';
import styles from './navigation.module.css';

/** Also in app/early/. */
export const menuId = 'menu';

/** The site's navigation: a bar with dropdowns on a wide window, a sliding menu on a narrow one. */
export function Navigation() {
  const { bar, button: action } = useContent('navigation', navigation);
  const hydrated = useHydrated();
  const call = phoneDetail(useBusiness());
  return (
    <nav id={menuId} popover="" className={styles.navigation} aria-label="Main">
      <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
        <span className="visually-hidden">Close the menu</span>
        <Close />
      </button>
      <ul className={styles.entries}>
        {bar.map(({ link, items }) => (
          <NavigationItem key={link.label} link={link} items={items} />
        ))}
      </ul>
      <div className={styles.actions}>
        <Link className={button.button} to={action.to}>
          {action.label}
        </Link>
        <p className={styles.narrow}>
          {`${call.label}: `}
          <a href={call.href}>{call.text}</a>
        </p>
        {hydrated && (
          <ul className={styles.narrow}>
            <InstallSite />
          </ul>
        )}
      </div>
    </nav>
  );
}

interface NavigationItemProps {
  link: LinkText;
  items: readonly { label: string; to: string }[];
}

/** An entry of the navigation, with a dropdown if it has more pages; app/early/menu.ts opens the dropdown. */
function NavigationItem({ link, items }: NavigationItemProps) {
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
