import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { BlogQuery } from '../../generated/documents.ts';
import { articlePath } from '../../sections/blog/article-text.ts';
import styles from './page.module.css';

interface LatestProps {
  heading: string;
  items: BlogQuery['newest']['items'];
}

/** Titles and dates of the three newest articles after the featured one. */
export function Latest({ heading, items }: LatestProps) {
  const id = useId();
  if (items.length === 0) return null;
  return (
    <aside className={styles.latest} aria-labelledby={id} data-print="no">
      <h2 id={id} className={styles.label}>
        {heading}
      </h2>
      <ul>
        {items.map((item) => (
          <li key={item.blog_id}>
            <Link to={articlePath(item)}>{item.title}</Link>
            <p>{item.published_date}</p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
