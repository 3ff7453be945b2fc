import { Link } from 'react-router-dom';
import { phoneDetail } from '../../content/common/business.ts';
import { navigation } from '../../content/shared/navigation.ts';
import button from '../../design/button.module.css';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useBusiness, useOwnLinks } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { InstallSite } from '../../offline/pwa/install-site.tsx';
import { Close } from '../../sections/base/icons.tsx';
import styles from './navigation.module.css';
import { NavigationItem } from './navigation-item.tsx';

/** Also in app/early/. */
export const menuId = 'menu';

/** The site's navigation: a bar with dropdowns on a wide window, a sliding menu on a narrow one. */
export function Navigation() {
  const { bar, button: action } = useContent('navigation', navigation);
  const hydrated = useHydrated();
  const own = useOwnLinks().map(({ label, path, place }) => ({ label, to: path, place }));
  const call = phoneDetail(useBusiness());
  return (
    <nav id={menuId} popover="auto" className={styles.navigation} aria-label="Main">
      <button type="button" className={styles.close} popoverTarget={menuId} popoverTargetAction="hide">
        <span className="visually-hidden">Close the menu</span>
        <Close />
      </button>
      <ul className={styles.entries}>
        {bar.map(({ link, items }) => (
          <NavigationItem
            key={link.label}
            link={link}
            items={[...items, ...own.filter(({ place }) => place === link.to)]}
          />
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
