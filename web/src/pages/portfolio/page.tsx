import { lazy, Suspense, useEffect } from 'react';
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router-dom';
import { portfolioFailure } from '../../../../content/common/messages.ts';
import { portfolioPage } from '../../../../content/pages/portfolio.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { load } from '../../apollo/load.ts';
import { Blocks, usePage } from '../../blocks/page.tsx';
import button from '../../design/button.module.css';
import { PortfolioDocument, type PortfolioQuery } from '../../generated/documents.ts';
import { usePortfolioQuery } from '../../generated/hooks.ts';
import { loadChunk } from '../../lib/chunk.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { useStore } from '../../lib/use-store.ts';
import lounge from '../../media/global-01.jpg?picture';
import { PortfolioPanel } from '../../offline/portfolio/panel.tsx';
import { LoadFailure } from '../../sections/base/load-failure.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { expandGroup, Group } from './group.tsx';
import { GroupTabs, tabId } from './group-tabs.tsx';
import item from './item.module.css';
import styles from './page.module.css';
import ways from './presentation-link.module.css';
import rhythm from './rhythm.module.css';
import { chooseId, picking, startPicking, stopPicking } from './selection.ts';

export async function loader(args: LoaderFunctionArgs) {
  await load(args, PortfolioDocument, {});
  return null;
}

const SelectionBar = lazy(() => loadChunk('selection-bar', () => import('./selection-bar.tsx')));

const none: PortfolioQuery['portfolio'] = [];

/** /portfolio: three groups of rooms; `#commercial` and `#global` open the second and the third. */
export function Component() {
  const { seo, gallery: texts } = usePage<{ gallery: BlockOf<'portfolio'> }>(portfolioPage);
  const panels = Object.entries(texts.groups).map(([group, words]) => ({
    id: group.toLowerCase(),
    group,
    ...words,
  }));
  const { data, error, refetch } = usePortfolioQuery();
  const scripted = useHydrated();
  const { hash } = useLocation();
  useShownProject(data?.portfolio ?? none);
  // The server does not receive the fragment, so it is ignored until hydration.
  const active = panels.find(({ id }) => scripted && hash === `#${id}`)?.id ?? panels[0]?.id ?? '';
  const portfolio = (
    <Section key="gallery" tone="plain" tight>
      <div className={`${place.wide} ${styles.tabs}`} data-print="no">
        <PresentationLink hint={texts.presentHint} />
        <GroupTabs tabs={panels} active={active} scripted={scripted} />
      </div>
      <div className={`${place.full} ${styles.panels}`} data-scripted={scripted || undefined}>
        {panels.map(({ id, group, label, text }) => {
          const rooms = data?.portfolio.find(({ name }) => name === group);
          return (
            <section
              key={id}
              id={id}
              className={styles.panel}
              data-active={id === active || undefined}
              role="tabpanel"
              aria-labelledby={tabId(id)}
            >
              <div className={styles.text}>
                <h2 className="visually-hidden">{label}</h2>
                <p className={styles.intro}>{text}</p>
              </div>
              {rooms && (
                <Group name={group} items={rooms.items} empty={texts.empty} priority={id === panels[0]?.id} />
              )}
              {!rooms && !error && <Waiting />}
              {error && (
                <div className={styles.failure}>
                  <LoadFailure text={portfolioFailure} retry={refetch} />
                </div>
              )}
            </section>
          );
        })}
      </div>
    </Section>
  );
  return (
    <>
      <PageHead seo={seo} path="/portfolio" image={lounge} />
      <Blocks {...portfolioPage} parts={{ portfolio }} />
      <Selecting portfolio={data?.portfolio ?? none} />
    </>
  );
}

/** The links and buttons that present, choose and save the portfolio. */
function PresentationLink({ hint }: { hint: string }) {
  const picked = useStore(picking);
  return (
    <div className={ways.showing}>
      <div className={ways.ways}>
        <Link className={button.quiet} to="/portfolio/present">
          Present full screen
        </Link>
        <button
          id={chooseId}
          type="button"
          className={button.quiet}
          aria-pressed={picked !== null}
          onClick={picked ? stopPicking : startPicking}
        >
          Choose rooms to share
        </button>
        <PortfolioPanel />
      </div>
      <p className={ways.hint}>{hint}</p>
    </div>
  );
}

/** Scrolls to the project that the presentation showed last, once the projects have loaded. */
function useShownProject(portfolio: PortfolioQuery['portfolio']): void {
  const { state } = useLocation() as { state: { project?: unknown } | null };
  useEffect(() => {
    const project = state?.project;
    if (typeof project !== 'number') return;
    const group = portfolio.find(({ items }) => items.some(({ portfolio_id }) => portfolio_id === project));
    if (group) expandGroup(group.name);
    const scroll = () =>
      document.querySelector(`[data-project="${project}"]`)?.scrollIntoView({ block: 'center' });
    // After the group has rendered.
    requestAnimationFrame(scroll);
  }, [portfolio, state]);
}

/** The bar below the page while rooms are chosen. */
function Selecting({ portfolio }: { portfolio: PortfolioQuery['portfolio'] }) {
  const selection = useStore(picking);
  if (!selection) return null;
  return (
    <Suspense fallback={null}>
      <SelectionBar selection={selection} items={portfolio.flatMap(({ items }) => items)} />
    </Suspense>
  );
}

/** A placeholder of the size of a picture, shown while the page repeats a failed query. */
function Waiting() {
  return (
    <div className={rhythm.grid} aria-busy="true">
      <p className="visually-hidden">Loading the pictures.</p>
      <div className={rhythm.bandLeft}>
        <Skeleton className={item.bandLeft} />
      </div>
    </div>
  );
}
