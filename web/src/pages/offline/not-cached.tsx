import { useEffect, useId, useState } from 'react';
import { eagerHydration } from '../../lib/hydration/eager-hydration.ts';
import { listen } from '../../lib/listen.ts';
import { isOwners } from '../../lib/owners-path.ts';
import { type CachedList, cachedPages } from '../../offline/pwa/cached-pages.ts';
import { Section } from '../../sections/base/section.tsx';
import styles from './not-cached.module.css';

const notSaved = {
  heading: 'This page isn’t available offline',
  text: 'It isn’t saved on this device. It opens as soon as you’re back online.',
};

/** The same for admin pages, which are never stored. */
const notOnline = {
  heading: 'You’re offline',
  text: 'You can sign in, read leads and change the site only while you’re online. This page opens by itself when you’re back online, and we send the forms that wait on this device.',
};

/** Says that the page at `from` is not on this device, and lists the pages that are. */
export function NotCached({ from }: { from?: string }) {
  const [cached, setCached] = useState<CachedList[]>([]);
  useEffect(() => {
    void cachedPages().then(setCached, () => undefined);
    return from ? listen(window, ['online'], () => window.location.reload()) : undefined;
  }, [from]);
  const words = from && isOwners(from) ? notOnline : notSaved;
  return (
    <Section tone="plain">
      {from && <title>{words.heading}</title>}
      <h1>{words.heading}</h1>
      <p {...eagerHydration} className={styles.text}>
        {words.text}
      </p>
      {from && (
        <p>
          <a href={from}>Try again</a>
        </p>
      )}
      {cached.length > 0 && <p>These pages are available offline:</p>}
      {cached.map((list) => (
        <List key={list.heading} {...list} />
      ))}
    </Section>
  );
}

function List({ heading, pages }: CachedList) {
  const id = useId();
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
