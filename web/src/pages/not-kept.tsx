import { useEffect, useState } from 'react';
import { notKeptPage } from '../content/offline.ts';
import { keptPages } from '../offline/kept-pages.ts';
import { Section } from '../sections/section.tsx';
import styles from './not-kept.module.css';

/** Says that a page is not on this device, and lists those that are. `from` is the address that was asked for. */
export function NotKept({ from }: { from?: string }) {
  const [pages, setPages] = useState<{ path: string; title: string }[]>([]);
  useEffect(() => {
    void keptPages().then(setPages, () => setPages([]));
    if (!from) return undefined;
    const retry = () => window.location.reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [from]);
  return (
    <Section tone="plain">
      <h1>{notKeptPage.heading}</h1>
      <p className={styles.text}>{notKeptPage.text}</p>
      {from && (
        <p>
          <a href={from}>{notKeptPage.retry}</a>
        </p>
      )}
      {pages.length > 0 && (
        <>
          <p>{notKeptPage.list}</p>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <a href={path}>{title}</a>
              </li>
            ))}
          </ul>
        </>
      )}
    </Section>
  );
}
