import { Link } from 'react-router-dom';
import { Menu } from '../../sections/icons.tsx';
import { useBusiness } from '../../sections/use-business.ts';
import styles from './header.module.css';
import { menuId, Navigation } from './navigation.tsx';
import { useMenu } from './use-menu.ts';

/** The bar at the top: the business's sign and name, and the navigation. It turns dark above a dark hero. */
export function Header() {
  const { name } = useBusiness();
  const menu = useMenu();
  return (
    <header className={styles.header} data-scheme>
      <div className={styles.bar}>
        <Link className={styles.brand} to="/">
          <img src="/icon.svg" alt="" width={40} height={40} />
          <span>{name}</span>
        </Link>
        {/* The browser opens and closes the popover itself, also by Escape and by a click outside, without scripts. */}
        <button type="button" className={styles.hamburger} popoverTarget={menuId} aria-expanded={menu.isOpen}>
          <span className="visually-hidden">Menu</span>
          <Menu />
        </button>
        <Navigation menu={menu} />
      </div>
    </header>
  );
}
