import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { BlockOf } from '../../../../content/schema/page.ts';
import { article } from '../../../../content/shared/articles.ts';
import button from '../../design/button.module.css';
import type { BlogQuery } from '../../generated/documents.ts';
import { useContent } from '../../lib/use-content.ts';
import { Html } from '../../sections/base/html.tsx';
import { Section } from '../../sections/base/section.tsx';
import { ArticleLine, ArticlePicture } from '../../sections/blog/article-card.tsx';
import { articlePath, cardTitle } from '../../sections/blog/article-text.ts';
import styles from './page.module.css';

interface FeaturedProps {
  texts: BlockOf<'articles'>;
  data: BlogQuery;
}

/** The newest article, its picture beside its text. */
export function Featured({ texts, data }: FeaturedProps) {
  const { readArticle } = useContent('articles', article);
  const id = useId();
  const titleId = `${id}-title`;
  const [item] = data.newest.items;
  if (!item) return null;
  return (
    <Section labelledBy={id} tone="plain" tight>
      <div className={styles.featured}>
        <ArticlePicture
          item={item}
          sizes="(width >= 60rem) 55rem, 92vw"
          className={styles.featuredPicture}
          priority
        />
        <div className={styles.featuredWords}>
          <h2 id={id} className={styles.label}>
            {texts.featuredHeading}
          </h2>
          <h3 id={titleId} className={styles.featuredTitle}>
            {cardTitle(item.title)}
          </h3>
          <ArticleLine date={item.published_date} category={item.categoryDetails.category} />
          <Html className={styles.brief} html={item.brief_paragraph} />
          <Link
            className={`${button.button} ${styles.read}`}
            to={articlePath(item)}
            aria-describedby={titleId}
          >
            {readArticle}
          </Link>
        </div>
      </div>
    </Section>
  );
}
