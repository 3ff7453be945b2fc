import { type LoaderFunctionArgs, redirect, data as reply, useParams } from 'react-router-dom';
import { load } from '../../apollo/load.ts';
import { blogPage, article as words } from '../../content/blog.ts';
import { articleNotFoundPage } from '../../content/not-found.ts';
import button from '../../design/button.module.css';
import { ArticleDocument } from '../../generated/documents.ts';
import { useArticleQuery } from '../../generated/hooks.ts';
import { articlePath, hasMoved } from '../../sections/article-text.ts';
import { Hero } from '../../sections/hero.tsx';
import { Section } from '../../sections/section.tsx';
import { Skeleton } from '../../sections/skeleton.tsx';
import { categoryName } from '../blog/category-name.ts';
import { NotFound } from '../not-found.tsx';
import styles from './article.module.css';
import { ArticleHead } from './article-head.tsx';
import { Body } from './body.tsx';
import { Latest } from './latest.tsx';
import { Opening } from './opening.tsx';

export async function loader(args: LoaderFunctionArgs) {
  const { slug = '' } = args.params;
  const { blog } = await load(args, ArticleDocument, { slug });
  if (!blog) return reply(null, { status: 404 });
  const byNumber = slug === String(blog.blog_id);
  return !byNumber && hasMoved(slug, blog.slug_url) ? redirect(articlePath(blog), 301) : null;
}

/** /artical/{slug}, also /artical/{id}: one article. The misspelling is in links already given out. */
export function Component() {
  const { slug = '' } = useParams();
  const { data, error, refetch } = useArticleQuery({ variables: { slug } });
  if (!data) {
    return (
      <>
        <Hero hero={blogPage.hero} />
        <Section tone="plain" tight>
          {error ? (
            <div className={styles.failure} role="alert">
              <p>{words.failure}</p>
              <button type="button" className={button.quiet} onClick={() => void refetch()}>
                Try again
              </button>
            </div>
          ) : (
            <Skeleton className={styles.waiting} />
          )}
        </Section>
      </>
    );
  }
  const { blog, latest, categories } = data;
  if (!blog) return <NotFound words={articleNotFoundPage} />;
  const category = categoryName(categories, blog.category);
  return (
    <>
      <ArticleHead blog={blog} category={category} />
      <Opening blog={blog} category={category} />
      <Body blog={blog} />
      <Latest items={latest.items.filter(({ blog_id }) => blog_id !== blog.blog_id).slice(0, 2)} />
    </>
  );
}
