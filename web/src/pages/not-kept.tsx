import { useEffect, useId, useState } from 'react';
import { notKeptPage } from '../content/offline.ts';
import { type KeptPage, type KeptPages, keptPages } from '../offline/kept-pages.ts';
import { atOnce } from '../sections/at-once.ts';
import { Section } from '../sections/section.tsx';
import styles from './not-kept.module.css';

/** Says that a page is not on this device, and lists those that are. `from` is the address that was asked for. */
export function NotKept({ from }: { from?: string }) {
  const [kept, setKept] = useState<KeptPages>();
  useEffect(() => {
    void keptPages().then(setKept, () => undefined);
    if (!from) return undefined;
    const retry = () => window.location.reload();
    window.addEventListener('online', retry);
    return () => window.removeEventListener('online', retry);
  }, [from]);
  const { kinds } = notKeptPage;
  return (
    <Section tone="plain">
      <h1>{notKeptPage.heading}</h1>
      <p {...atOnce} className={styles.text}>
        {notKeptPage.text}
      </p>
      {from && (
        <p>
          <a href={from}>{notKeptPage.retry}</a>
        </p>
      )}
      {kept && kept.pages.length > 0 && (
        <>
          <p>{notKeptPage.list}</p>
          <List heading={kinds.pages} pages={kept.pages} />
          <List heading={kinds.articles} pages={kept.articles} />
          <List heading={kinds.places} pages={kept.places} />
        </>
      )}
    </Section>
  );
}

function List({ heading, pages }: { heading: string; pages: KeptPage[] }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            {/* No link of the router's: a page that is here as it was served needs no program. */}
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
