import { useEffect, useRef, useState } from 'react';
import { preload } from 'react-dom';
import {
  type Location,
  ScrollRestoration,
  useActionData,
  useLocation,
  useNavigation,
} from 'react-router-dom';
import { loadingPage } from '../../../content/common/messages.ts';
import type { Submitted } from '../../../rules/server-bundle.ts';
import figtree from '../design/fonts/figtree-core.woff2?url';
import fraunces from '../design/fonts/fraunces-core.woff2?url';
import { focusPart } from '../lib/focus-part.ts';
import { SubmittedContext } from '../lib/submitted.ts';
import { Layout } from '../pages/layout/layout.tsx';
import styles from './root.module.css';

const font = { as: 'font', crossOrigin: '', type: 'font/woff2' } as const;

/** The key of a scroll position. Every page that the browser loads itself has the key 'default'. */
const keyOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** The layout around every page. A new page starts at the top; back and forward restore the position. */
export function Root() {
  preload(fraunces, font);
  const submitted = useActionData() as Submitted | undefined;
  return (
    <>
      {/* An element comes after `preload` links: the first picture of the page has priority. */}
      <link rel="preload" href={figtree} {...font} />
      <LoadingStatus />
      <SubmittedContext value={submitted}>
        <Layout />
      </SubmittedContext>
      <PageFocus />
      <ScrollRestoration getKey={keyOf} />
    </>
  );
}

/**
 * Focuses the heading after a navigation, so that a screen reader announces the page, unless a text field of
 * the page has the focus: someone may type into it.
 */
function PageFocus() {
  const { pathname, search, hash } = useLocation();
  const page = pathname + search;
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    const heading = document.querySelector('h1');
    // The router scrolls, also to the hash.
    if (!heading || hash || document.activeElement?.matches('main :is(input, textarea)')) return;
    focusPart(heading);
  }, [page, hash]);
  return null;
}

// In milliseconds: most pages arrive sooner.
const delay = 1_000;

/** Shows a bar at the top of the window while a navigation takes longer than a second. */
function LoadingStatus() {
  const isLoading = useNavigation().state !== 'idle';
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    if (!isLoading) return undefined;
    const timer = setTimeout(() => setIsSlow(true), delay);
    return () => {
      clearTimeout(timer);
      setIsSlow(false);
    };
  }, [isLoading]);
  return (
    <output className={styles.status}>{isSlow && <span className={styles.bar}>{loadingPage}</span>}</output>
  );
}
