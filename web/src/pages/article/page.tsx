import { type LoaderFunctionArgs, redirect, useParams } from 'react-router-dom';
import { articleNotFoundPage } from '../../../../content/copy/not-found.ts';
import { blogPage } from '../../../../content/pages/blog.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { article } from '../../../../content/shared/articles.ts';
import { load } from '../../apollo/load.ts';
import { CallToAction } from '../../blocks/call-to-action/block.tsx';
import { Hero } from '../../blocks/hero/block.tsx';
import { usePage } from '../../blocks/page.tsx';
import { type ArticleCardFieldsFragment, ArticleDocument } from '../../generated/documents.ts';
import { useArticleQuery } from '../../generated/hooks.ts';
import { missing, useIsMissing } from '../../lib/missing.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Html } from '../../sections/base/html.tsx';
import { LoadFailure } from '../../sections/base/load-failure.tsx';
import { HeadedSection, place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { ArticleCard, ArticleLine, ArticlePicture } from '../../sections/blog/article-card.tsx';
import { articlePath, hasMoved } from '../../sections/blog/article-text.ts';
import { NotFound } from '../not-found/page.tsx';
import { Body } from './body.tsx';
import { ArticleHead, type Blog } from './head.tsx';
import styles from './page.module.css';

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  const data = await load(args, ArticleDocument, { slug });
  if (!data) return null;
  const { blog } = data;
  if (!blog) return missing();
  const byNumber = slug === String(blog.blog_id);
  return !byNumber && hasMoved(slug, blog.slug_url) ? redirect(articlePath(blog), 301) : null;
}

/** /artical/{slug} or /artical/{id}: one article. The specification fixes the misspelt path. */
export function Component() {
  return useIsMissing() ? <NotFound content={articleNotFoundPage} /> : <Article />;
}

function Article() {
  const { slug = '' } = useParams();
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>(blogPage);
  const { data, error, refetch } = useArticleQuery({ variables: { slug } });
  if (!data) {
    return (
      <>
        <Hero hero={hero} />
        <Section tone="plain" tight>
          {error ? (
            <LoadFailure
              text="We couldn’t load the article. Check your connection and try again."
              retry={refetch}
            />
          ) : (
            <Skeleton className={styles.waiting} />
          )}
        </Section>
      </>
    );
  }
  const { blog, latest } = data;
  if (!blog) return <NotFound content={articleNotFoundPage} />;
  return <View blog={blog} latest={latest.items} />;
}

/** An article, also while it is edited. */
export function View({ blog, latest }: { blog: Blog; latest: ArticleCardFieldsFragment[] }) {
  const texts = useContent('articles', article);
  return (
    <>
      <ArticleHead blog={blog} />
      <Opening blog={blog} />
      <Body blog={blog} />
      <CallToAction block={texts.quote} />
      <Latest items={latest.filter(({ blog_id }) => blog_id !== blog.blog_id).slice(0, 2)} />
    </>
  );
}

/** Title, date, introduction and picture of an article. */
function Opening({ blog }: { blog: Blog }) {
  const { back } = useContent('articles', article);
  return (
    <Section tone="plain">
      <div className={styles.opening}>
        <p data-print="no">
          <ArrowLink link={back} way="back" />
        </p>
        <h1 className={styles.title}>{blog.title}</h1>
        <ArticleLine date={blog.published_date} category={blog.categoryDetails.category} />
        <Html className={styles.brief} html={blog.brief_paragraph} />
      </div>
      {blog.picture && (
        <div className={styles.bleed}>
          <ArticlePicture item={blog} sizes="100vw" className={styles.picture} priority />
        </div>
      )}
    </Section>
  );
}

/** The two newest articles, except for this one. */
function Latest({ items }: { items: ArticleCardFieldsFragment[] }) {
  const { latestHeading } = useContent('articles', article);
  if (items.length === 0) return null;
  return (
    <HeadedSection heading={latestHeading} at={place.aside} screenOnly>
      <ul className={`${place.main} ${styles.latest}`}>
        {items.map((item) => (
          <li key={item.blog_id}>
            <ArticleCard item={item} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
