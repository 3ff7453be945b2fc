import { useId } from 'react';
import { Link } from 'react-router-dom';
import { article, blogPage } from '../../content/blog.ts';
import button from '../../design/button.module.css';
import type { BlogQuery } from '../../generated/documents.ts';
import { ArticleLine, ArticlePicture } from '../../sections/article-card.tsx';
import { articlePath, cardTitle } from '../../sections/article-text.ts';
import { Section } from '../../sections/section.tsx';
import styles from './blog.module.css';
import { categoryName } from './category-name.ts';
import { Latest } from './latest.tsx';

/** The newest article, and beside it the titles of the three after it. */
export function Featured({ data }: { data: BlogQuery }) {
  const id = useId();
  const titleId = `${id}-title`;
  const [item, ...others] = data.newest.items;
  if (!item) return null;
  return (
    <Section labelledBy={id} tone="plain" tight>
      <article className={styles.featured}>
        <ArticlePicture
          item={item}
          sizes="(width >= 60rem) 55rem, 92vw"
          className={styles.featuredPicture}
          priority
        />
        <div className={styles.featuredWords}>
          <h2 id={id} className={styles.label}>
            {blogPage.featuredHeading}
          </h2>
          <h3 id={titleId} className={styles.featuredTitle}>
            {cardTitle(item.title)}
          </h3>
          <ArticleLine date={item.published_date} category={categoryName(data.categories, item.category)} />
          <div className={styles.brief} dangerouslySetInnerHTML={{ __html: item.brief_paragraph }} />
          <Link
            className={`${button.button} ${styles.read}`}
            to={articlePath(item)}
            aria-describedby={titleId}
          >
            {article.readArticle}
          </Link>
        </div>
      </article>
      <Latest items={others} />
    </Section>
  );
}
