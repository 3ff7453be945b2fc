import { article } from '../../content/shared/articles.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { Html } from '../../sections/base/html.tsx';
import { Section } from '../../sections/base/section.tsx';
import { ArticleLine, ArticlePicture } from '../../sections/blog/article-card.tsx';
import type { Blog } from './head.tsx';
import styles from './page.module.css';

/** Title, date, introduction and picture of an article. */
export function Opening({ blog }: { blog: Blog }) {
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
