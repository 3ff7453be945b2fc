import { Link, useLocation } from 'react-router-dom';
import button from '../../design/button.module.css';
import styles from './quote-bar.module.css';

const services = /^\/(?:staging|virtual-staging|decorating|commercial|design|project-management)(?:[/-]|$)/;

/** On a phone, on the pages of services: the way to the quote form, where the thumb is. */
export function QuoteBar() {
  const { pathname } = useLocation();
  if (!services.test(pathname)) return null;
  return (
    <aside className={styles.place} aria-label="Quote">
      <div className={styles.bar}>
        <Link className={button.button} to="/get-a-quote">
          Request a quote
        </Link>
      </div>
    </aside>
  );
}
