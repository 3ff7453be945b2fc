import { article } from '../../content/blog.ts';
import { ArticleLine, ArticlePicture } from '../../sections/article-card.tsx';
import { ArrowLink } from '../../sections/button-link.tsx';
import { Section } from '../../sections/section.tsx';
import styles from './article.module.css';
import type { Blog } from './article-head.tsx';

/** Title, date and the first sentences of an article, and its picture from edge to edge of the text. */
export function Opening({ blog, category }: { blog: Blog; category: string | undefined }) {
  return (
    <Section tone="plain">
      <div className={styles.opening}>
        <ArrowLink link={article.back} />
        <h1 className={styles.title}>{blog.title}</h1>
        <ArticleLine date={blog.published_date} category={category} />
        <div className={styles.brief} dangerouslySetInnerHTML={{ __html: blog.brief_paragraph }} />
      </div>
      {blog.picture && (
        <div className={styles.bleed}>
          <ArticlePicture item={blog} sizes="100vw" className={styles.picture} priority />
        </div>
      )}
    </Section>
  );
}
