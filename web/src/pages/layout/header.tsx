import { Link } from 'react-router-dom';
import { useBusiness } from '../../lib/use-business.ts';
import { Menu } from '../../sections/base/icons.tsx';
import styles from './header.module.css';
import { menuId, Navigation } from './navigation.tsx';

/** The bar at the top: the business's logo and name, and the navigation. It is dark above a dark hero. */
export function Header() {
  const { name } = useBusiness();
  return (
    <header className={styles.header} data-scheme="" data-print="no">
      <div className={styles.bar}>
        <Link className={styles.brand} to="/">
          <img src="/icon.svg" alt="" width={40} height={40} fetchPriority="low" />
          <span>{name}</span>
        </Link>
        {/* The browser opens and closes the popover, also by Escape and by a click outside, without scripts. */}
        <button type="button" className={styles.hamburger} popoverTarget={menuId}>
          <span className="visually-hidden">Menu</span>
          <Menu />
        </button>
        <Navigation />
      </div>
    </header>
  );
}
