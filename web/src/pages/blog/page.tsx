import { Fragment } from 'react';
import { type LoaderFunctionArgs, useSearchParams } from 'react-router-dom';
import { blogPath, pageCountOf, pageInUrl } from '../../../../content/common/blog-pages.ts';
import { notFoundPage } from '../../../../content/copy/not-found.ts';
import { blogPage } from '../../../../content/pages/blog.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { blogSeo } from '../../../../content/shared/articles.ts';
import { trailTo } from '../../../../rules/pages.ts';
import { load } from '../../apollo/load.ts';
import { Blocks, usePage } from '../../blocks/page.tsx';
import { BlogDocument, type BlogQueryVariables } from '../../generated/documents.ts';
import { useBlogQuery } from '../../generated/hooks.ts';
import { missing, useIsMissing } from '../../lib/missing.ts';
import { LoadFailure } from '../../sections/base/load-failure.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { NotFound } from '../not-found/page.tsx';
import { Featured } from './featured.tsx';
import { List } from './list.tsx';
import styles from './page.module.css';

const variablesOf = (page: number): BlogQueryVariables => ({ page, following: page + 1 });

export async function loader(args: LoaderFunctionArgs) {
  const page = pageInUrl(new URL(args.request.url).searchParams);
  const data = await load(args, BlogDocument, variablesOf(page));
  return data && page > pageCountOf(data.newest.totalCount) ? missing() : null;
}

/** /blog: the newest article, the others six to a page, and the titles of the latest three. */
export function Component() {
  return useIsMissing() ? <NotFound content={notFoundPage} /> : <BlogList />;
}

function BlogList() {
  const page = pageInUrl(useSearchParams()[0]);
  const { seo, list: texts } = usePage<{ list: BlockOf<'articles'> }>(blogPage);
  const { data, error, refetch } = useBlogQuery({ variables: variablesOf(page) });
  if (data && page > pageCountOf(data.newest.totalCount)) return <NotFound content={notFoundPage} />;
  const image = data?.newest.items[0]?.picture ?? undefined;
  const articles = (
    <Fragment key="list">
      {data && page === 1 && <Featured texts={texts} data={data} />}
      {data && <List texts={texts} data={data} page={page} />}
      {!data && !error && <Waiting />}
      {error && (
        <Section tone="plain" tight>
          <LoadFailure
            text="We couldn’t load the articles. Check your connection and try again."
            retry={refetch}
          />
        </Section>
      )}
    </Fragment>
  );
  return (
    <>
      <PageHead
        seo={blogSeo(seo, texts, page)}
        path={blogPath(page)}
        image={page === 1 ? image : undefined}
        trail={trailTo('/blog')}
      />
      <link rel="alternate" type="application/atom+xml" href="/feed.xml" title={texts.feedTitle} />
      <Blocks {...blogPage} parts={{ articles }} />
    </>
  );
}

const cards = [1, 2, 3];

/** Placeholders of the size of the articles. */
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
