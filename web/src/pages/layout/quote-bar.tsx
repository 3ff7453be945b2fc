import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { navigation } from '../../../../content/shared/navigation.ts';
import { servicePaths } from '../../../../rules/pages.ts';
import button from '../../design/button.module.css';
import { useContent } from '../../lib/use-content.ts';
import styles from './quote-bar.module.css';

/** The page's own quote links and submit buttons; the bar is hidden next to them. */
const ownActions = 'main a[href^="/get-a-quote"], button[type="submit"]';

/** On service pages on a phone: a bar with the link to the quote form. */
export function QuoteBar() {
  const { pathname } = useLocation();
  // A new page has other links to observe.
  return (servicePaths as string[]).includes(pathname) ? <Bar key={pathname} /> : null;
}

/** The bar; hidden while the window shows a quote link or submit button of the page. */
function Bar() {
  const { quoteButton } = useContent('navigation', navigation);
  const isAway = useOwnAction();
  return (
    <aside className={styles.place} aria-label="Quote" data-print="no" data-scheme="">
      <div className={styles.bar} data-scheme="" data-away={isAway || undefined}>
        <Link className={button.button} to="/get-a-quote">
          {quoteButton}
        </Link>
      </div>
    </aside>
  );
}

/** Whether a quote link or submit button of the page is in the window. */
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
