import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';

/** After a navigation moves the focus to the page's heading, so that a screen reader says where one is. */
export function PageFocus() {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.querySelector('h1');
    // A link to a part of a page goes there instead.
    if (!heading || hash) return;
    heading.tabIndex = -1;
    // The router decides about scrolling: to the top, or back to where one was.
    heading.focus({ preventScroll: true });
  }, [page, hash]);
  return null;
}
