import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import button from '../../design/button.module.css';
import styles from './quote-bar.module.css';

const services = /^\/(?:staging|virtual-staging|decorating|commercial|design|project-management)(?:[/-]|$)/;

/** What a page itself offers to press: the bar would cover it, or say the same twice. */
const ownActions = 'main a[href^="/get-a-quote"], button[type="submit"]';

/** On a phone, on the pages of services: the way to the quote form, where the thumb is. */
export function QuoteBar() {
  const { pathname } = useLocation();
  // Each page has actions of its own to watch.
  return services.test(pathname) ? <Bar key={pathname} /> : null;
}

/** The bar, unless the window shows an action of the page. */
function Bar() {
  const isAway = useOwnAction();
  return (
    <aside className={styles.place} aria-label="Quote" data-print="no" data-scheme>
      <div className={styles.bar} data-scheme data-away={isAway || undefined}>
        <Link className={button.button} to="/get-a-quote">
          Request a quote
        </Link>
      </div>
    </aside>
  );
}

/** Whether one of the page's own actions is in the window. */
function useOwnAction(): boolean {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const inView = new Set<Element>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target);
        else inView.delete(target);
      }
      setCount(inView.size);
    });
    for (const element of document.querySelectorAll(ownActions)) observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return count > 0;
}
