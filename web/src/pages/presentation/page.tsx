import { type LoaderFunctionArgs, useLocation, useParams } from 'react-router-dom';
import { portfolioFailure } from '../../../../content/common/messages.ts';
import { noSelection, readSelection } from '../../../../content/common/selection.ts';
import { projectNotFoundPage } from '../../../../content/copy/not-found.ts';
import { presentationSeo } from '../../../../content/copy/unlisted.ts';
import { load } from '../../apollo/load.ts';
import { PortfolioDocument, type PortfolioQuery } from '../../generated/documents.ts';
import { usePortfolioQuery } from '../../generated/hooks.ts';
import { useHydrated } from '../../lib/hydration/use-hydrated.ts';
import { missing, useIsMissing } from '../../lib/missing.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { LoadFailure } from '../../sections/base/load-failure.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Header } from '../layout/header.tsx';
import { NotFound } from '../not-found/page.tsx';
import styles from './page.module.css';
import type { Project } from './project.ts';
import { Slides } from './slides.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const data = await load(args, PortfolioDocument, {});
  if (!data) return null;
  const index = firstShown(projectsOf(data.portfolio), args.params['id']);
  return index < 0 ? missing() : null;
}

/** /portfolio/present: the projects one after another, from the one in the URL. */
export function Component() {
  return useIsMissing() ? <Missing /> : <Presentation />;
}

function Missing() {
  return (
    <>
      <Header />
      <div className={styles.missingPage}>
        <NotFound content={projectNotFoundPage} />
      </div>
    </>
  );
}

function Presentation() {
  const { id } = useParams();
  const { data, error, refetch } = usePortfolioQuery();
  const { hash } = useLocation();
  // The server does not receive the fragment.
  const asked = useHydrated() ? readSelection(hash) : noSelection;
  const all = projectsOf(data?.portfolio ?? []);
  const picked = asked.rooms.flatMap((room) => all.find(({ item }) => item.portfolio_id === room) ?? []);
  const projects = picked.length > 0 ? picked : all;
  const selection = picked.length > 0 ? asked : noSelection;
  const first = firstShown(projects, id);
  if (data && first < 0) return <Missing />;
  if (projects.length > 0) {
    const key = selection.rooms.join('.');
    return <Slides key={key} named={id !== undefined} {...{ projects, first, selection }} />;
  }
  return (
    <div className={styles.nothing}>
      <PageHead seo={presentationSeo} path="/portfolio/present" noindex />
      <h1>Portfolio</h1>
      {data && <p>There are no projects to show yet.</p>}
      {error && <LoadFailure text={portfolioFailure} retry={refetch} />}
      <ArrowLink link={{ label: 'Back to the portfolio', to: '/portfolio' }} way="back" />
    </div>
  );
}

/** Returns the projects of all groups in order. */
function projectsOf(portfolio: PortfolioQuery['portfolio']): Project[] {
  return portfolio.flatMap(({ name, title: group, items }) =>
    items.map((item) => ({ item, group, place: `/portfolio#${name.toLowerCase()}` })),
  );
}

/** Returns the index of the first project; negative if the URL names an unknown one. */
function firstShown(projects: Project[], id: string | undefined): number {
  return id === undefined ? 0 : projects.findIndex(({ item }) => String(item.portfolio_id) === id);
}
