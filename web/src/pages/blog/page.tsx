import { type LoaderFunctionArgs, data as reply, useSearchParams } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { blogPath, pageCountOf, pageOfAddress } from '../../content/blog-pages.ts';
import { trailTo } from '../../content/breadcrumbs.ts';
import { blogPage, blogSeo } from '../../content/copy/blog.ts';
import { notFoundPage } from '../../content/copy/not-found.ts';
import button from '../../design/button.module.css';
import { BlogDocument, type BlogQueryVariables } from '../../generated/documents.ts';
import { useBlogQuery } from '../../generated/hooks.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { NotFound } from '../not-found/page.tsx';
import { Featured } from './featured.tsx';
import { List } from './list.tsx';
import styles from './page.module.css';

const variablesOf = (page: number): BlogQueryVariables => ({ page, following: page + 1 });

export async function loader(args: LoaderFunctionArgs) {
  const page = pageOfAddress(new URL(args.request.url).searchParams);
  const { newest } = await load(args, BlogDocument, variablesOf(page));
  return page > pageCountOf(newest.totalCount) ? reply(null, { status: 404 }) : null;
}

/** /blog: the newest article large, then all others, six a page. */
export function Component() {
  const page = pageOfAddress(useSearchParams()[0]);
  const { data, error, refetch } = useBlogQuery({ variables: variablesOf(page) });
  if (data && page > pageCountOf(data.newest.totalCount)) return <NotFound content={notFoundPage} />;
  const image = data?.newest.items[0]?.picture?.src;
  return (
    <>
      <PageHead
        seo={blogSeo(page)}
        path={blogPath(page)}
        image={page === 1 ? image : undefined}
        trail={trailTo('/blog')}
      />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={blogPage.feedTitle} />
      <Hero hero={blogPage.hero} />
      {data && page === 1 && <Featured data={data} />}
      {data && <List data={data} page={page} />}
      {!data && !error && <Waiting />}
      {error && (
        <Section tone="plain" tight>
          <div className={styles.failure} role="alert">
            <p>{blogPage.failure}</p>
            <button type="button" className={button.quiet} onClick={() => void refetch()}>
              Try again
            </button>
          </div>
        </Section>
      )}
    </>
  );
}

const cards = [1, 2, 3];

/** What stands for the articles until they are known, in their sizes. */
function Waiting() {
  return (
    <Section tone="plain" tight>
      <output className={`${place.wide} ${styles.waiting}`} aria-label="Loading the articles">
        <Skeleton className={styles.featuredPicture} />
        <div className={styles.list}>
          {cards.map((card) => (
            <Skeleton key={card} className={styles.waitingCard} />
          ))}
        </div>
      </output>
    </Section>
  );
}
