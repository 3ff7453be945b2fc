import { type LoaderFunctionArgs, data as reply, useParams } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { portfolioPage } from '../../content/portfolio.ts';
import { presentationPage, projectNotFoundPage } from '../../content/presentation.ts';
import { PortfolioDocument, type PortfolioQuery } from '../../generated/documents.ts';
import { usePortfolioQuery } from '../../generated/hooks.ts';
import { ArrowLink } from '../../sections/button-link.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { NotFound } from '../not-found.tsx';
import styles from './presentation.module.css';
import type { Project } from './project.ts';
import { Show } from './show.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { portfolio } = await load(args, PortfolioDocument, {});
  const found = firstShown(projectsOf(portfolio), args.params['id']);
  return found < 0 ? reply(null, { status: 404 }) : null;
}

/** /portfolio/present: every project, one after another, beginning with the one that the address names. */
export function Component() {
  const { id } = useParams();
  const { data, error } = usePortfolioQuery();
  const projects = projectsOf(data?.portfolio ?? []);
  const first = firstShown(projects, id);
  if (data && first < 0) return <NotFound words={projectNotFoundPage} />;
  if (projects.length > 0) return <Show projects={projects} first={first} named={id !== undefined} />;
  return (
    <div className={styles.nothing}>
      <PageHead seo={presentationPage.seo} path="/portfolio/present" noindex />
      <h1>{presentationPage.label}</h1>
      {(data || error) && <p>{error ? portfolioPage.failure : presentationPage.empty}</p>}
      <ArrowLink link={{ label: presentationPage.close, to: '/portfolio' }} />
    </div>
  );
}

/** The groups one after the other. */
function projectsOf(portfolio: PortfolioQuery['portfolio']): Project[] {
  return portfolio.flatMap(({ title: group, items }) => items.map((item) => ({ item, group })));
}

/** Where to begin; below 0 where the address names a project that is not there. */
function firstShown(projects: Project[], id: string | undefined): number {
  return id === undefined ? 0 : projects.findIndex(({ item }) => String(item.portfolio_id) === id);
}
