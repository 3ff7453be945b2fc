import { Suspense, useId } from 'react';
import { Await, Link } from 'react-router-dom';
import { article } from '../../../../content/shared/articles.ts';
import { type Teaser, useContentData } from '../../lib/use-changes.ts';
import { useContent } from '../../lib/use-content.ts';
import { ButtonLink } from '../../sections/base/button-link.tsx';
import { Html } from '../../sections/base/html.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { ArticleCard, ArticleLine, ArticlePicture } from '../../sections/blog/article-card.tsx';
import { articlePath, cardTitle } from '../../sections/blog/article-text.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './latest-articles.module.css';

/** The newest articles on another page: one large, three beside it. */
export function Component({ block: content }: BlockProps<'latest-articles'>) {
  // The preview of the editor has no data.
  const teaser = useContentData()?.teaser ?? null;
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={`${place.wide} ${styles.head}`}>
        <div>
          <h2 id={id}>{content.heading}</h2>
          {content.paragraph && <p>{content.paragraph}</p>}
        </div>
        <ButtonLink link={content.action} look="quiet" />
      </div>
      <div className={`${place.wide} ${styles.articles}`}>
        <Suspense fallback={<Waiting />}>
          <Await resolve={teaser} errorElement={<Articles found={null} />}>
            {(found) => <Articles found={found} />}
          </Await>
        </Suspense>
      </div>
    </Section>
  );
}

function Articles({ found }: { found: Teaser }) {
  const [featured, ...others] = found ?? [];
  if (!featured) {
    return (
      <p className={styles.failure}>
        {found ? 'There are no articles yet.' : 'We couldn’t load the articles. They’re all on the blog.'}
      </p>
    );
  }
  return (
    <>
      <Featured item={featured} />
      <ul className={styles.others}>
        {others.map((item) => (
          <li key={item.blog_id}>
            <ArticleCard item={item} look="row" />
          </li>
        ))}
      </ul>
    </>
  );
}

function Featured({ item }: { item: NonNullable<Teaser>[number] }) {
  const { readArticle } = useContent('articles', article);
  const id = useId();
  return (
    <article className={styles.featured}>
      <ArticlePicture item={item} sizes="(width >= 60rem) 46rem, 92vw" className={styles.picture} />
      <ArticleLine date={item.published_date} />
      <h3 id={id}>{cardTitle(item.title)}</h3>
      <Html className={styles.brief} html={item.brief_paragraph} />
      <Link className={styles.link} to={articlePath(item)} aria-describedby={id}>
        {readArticle}
      </Link>
    </article>
  );
}

function Waiting() {
  return (
    <output className={styles.waiting} aria-label="Loading the articles">
      <span className={styles.spinner} aria-hidden="true" />
      <Skeleton className={styles.waitingFeatured} />
      <div className={styles.waitingOthers}>
        <Skeleton className={styles.waitingOther} />
        <Skeleton className={styles.waitingOther} />
        <Skeleton className={styles.waitingOther} />
      </div>
    </output>
  );
}
