import { useId } from 'react';
import { Link } from 'react-router-dom';
import { blogPage } from '../../content/copy/blog.ts';
import type { ArticleCardFieldsFragment } from '../../generated/documents.ts';
import { ArticleLine } from '../../sections/blog/article-card.tsx';
import { articlePath, cardTitle } from '../../sections/blog/article-text.ts';
import styles from './page.module.css';

/** The newest titles at a glance, for the margin. */
export function Latest({ items }: { items: ArticleCardFieldsFragment[] }) {
  const id = useId();
  return (
    <section className={styles.latest} aria-labelledby={id}>
      <h2 id={id} className={styles.label}>
        {blogPage.latestHeading}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.blog_id}>
            <Link to={articlePath(item)}>{cardTitle(item.title)}</Link>
            <ArticleLine date={item.published_date} />
          </li>
        ))}
      </ul>
    </section>
  );
}
