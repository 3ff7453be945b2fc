import { useEffect, useId, useState } from 'react';
import { notCachedPage } from '../../content/copy/not-cached.ts';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { listen } from '../../lib/listen.ts';
import { isOwners } from '../../lib/owners-path.ts';
import { type CachedPage, type CachedPages, cachedPages } from '../../offline/pwa/cached-pages.ts';
import { Section } from '../../sections/base/section.tsx';
import styles from './not-cached.module.css';

/** Says that the page at `from` is not on this device, and lists the pages that are. */
export function NotCached({ from }: { from?: string }) {
  const [cached, setCached] = useState<CachedPages>();
  useEffect(() => {
    void cachedPages().then(setCached, () => undefined);
    return from ? listen(window, ['online'], () => window.location.reload()) : undefined;
  }, [from]);
  const { kinds } = notCachedPage;
  const words = from && isOwners(from) ? notCachedPage.owners : notCachedPage;
  return (
    <Section tone="plain">
      {from && <title>{words.heading}</title>}
      <h1>{words.heading}</h1>
      <p {...eagerHydration} className={styles.text}>
        {words.text}
      </p>
      {from && (
        <p>
          <a href={from}>{notCachedPage.retry}</a>
        </p>
      )}
      {cached && cached.pages.length > 0 && (
        <>
          <p>{notCachedPage.list}</p>
          <List heading={kinds.pages} pages={cached.pages} />
          <List heading={kinds.articles} pages={cached.articles} />
          <List heading={kinds.places} pages={cached.places} />
        </>
      )}
    </Section>
  );
}

function List({ heading, pages }: { heading: string; pages: CachedPage[] }) {
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <section className={styles.kind} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <ul className={styles.list}>
        {pages.map(({ path, title }) => (
          <li key={path}>
            {/* A plain link: a cached page needs no scripts. */}
            <a href={path}>{title}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
