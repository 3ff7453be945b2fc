import type { ReactNode } from 'react';
import { articleNotFoundPage } from '../../../../content/copy/not-found.ts';
import { blogPage } from '../../../../content/pages/blog.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { article } from '../../../../content/shared/articles.ts';
import { CallToAction } from '../../blocks/call-to-action/block.tsx';
import { Hero } from '../../blocks/hero/block.tsx';
import { usePage } from '../../blocks/page.tsx';
import { type ArticleCardFieldsFragment, ArticleDocument } from '../../generated/documents.ts';
import { useArticleQuery } from '../../generated/hooks.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Html } from '../../sections/base/html.tsx';
import { HeadedSection, place, Section } from '../../sections/base/section.tsx';
import { Skeleton } from '../../sections/base/skeleton.tsx';
import { ArticleCard, ArticleLine, ArticlePicture } from '../../sections/blog/article-card.tsx';
import { articlePath } from '../../sections/blog/article-text.ts';
import { entryPage } from '../entry-page.tsx';
import { Body } from './body.tsx';
import { ArticleHead, type Blog } from './head.tsx';
import styles from './page.module.css';

/** /artical/{slug} or /artical/{id}: one article. The specification fixes the misspelt path. */
export const { loader, Component } = entryPage({
  query: ArticleDocument,
  useData: (slug) => useArticleQuery({ variables: { slug } }),
  entryOf: ({ blog }) => blog,
  pathOf: (blog, asked) => (asked === String(blog.blog_id) ? `/artical/${asked}` : articlePath(blog)),
  show: (blog, { latest }) => <View blog={blog} latest={latest.items} />,
  notFound: articleNotFoundPage,
  failure: 'We couldn’t load the article. Check your connection and try again.',
  Waiting,
});

/** The hero of the blog, above the failure or an outline of the article. */
function Waiting({ failure }: { failure: ReactNode }) {
  const { hero } = usePage<{ hero: BlockOf<'hero'> }>(blogPage);
  return (
    <>
      <Hero hero={hero} />
      <Section tone="plain" tight>
        {failure || <Skeleton className={styles.waiting} />}
      </Section>
    </>
  );
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
