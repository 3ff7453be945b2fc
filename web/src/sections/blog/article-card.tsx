import { useId } from 'react';
import { Link } from 'react-router-dom';
import { article } from '../../../../content/shared/articles.ts';
import type { ArticleCardFieldsFragment } from '../../generated/documents.ts';
import { useContent } from '../../lib/use-content.ts';
import { ArrowRight } from '../base/icons.tsx';
import { Picture } from '../media/picture.tsx';
import styles from './article-card.module.css';
import { articlePath, cardTitle } from './article-text.ts';

interface ArticleCardProps {
  item: ArticleCardFieldsFragment;
  /** The category's name, where it is shown. */
  category?: string | undefined;
  /** `tall`: the picture above the text. `row`: a small picture beside it. */
  look?: 'tall' | 'row';
  /** Loads the picture first. */
  priority?: boolean;
}

/** A card that links to an article. */
export function ArticleCard({ item, category, look = 'tall', priority = false }: ArticleCardProps) {
  const { readArticle } = useContent('articles', article);
  const id = useId();
  const sizes = look === 'tall' ? '(width >= 60rem) 29rem, (width >= 40rem) 45vw, 92vw' : '8rem';
  return (
    <article className={`${styles.card} ${styles[look]}`}>
      <ArticlePicture item={item} sizes={sizes} className={styles.picture} priority={priority} />
      <div className={styles.text}>
        <ArticleLine date={item.published_date} category={category} />
        <h3 id={id} className={styles.title}>
          {cardTitle(item.title)}
        </h3>
        <Link className={styles.link} to={articlePath(item)} aria-describedby={id}>
          <span>{readArticle}</span>
          <ArrowRight />
        </Link>
      </div>
    </article>
  );
}

/** An article's picture, or an empty background. */
export function ArticlePicture({
  item,
  sizes,
  className,
  priority = false,
}: {
  item: ArticleCardFieldsFragment;
  sizes: string;
  className: string | undefined;
  priority?: boolean;
}) {
  if (!item.picture) return <span className={`${styles.blank} ${className ?? ''}`} aria-hidden="true" />;
  return <Picture picture={item.picture} sizes={sizes} priority={priority} fill className={className} />;
}

/** Category, date and reading time on one line. */
export function ArticleLine({ date, category }: { date: string | null; category?: string | undefined }) {
  const { readTime } = useContent('articles', article);
  return (
    <p className={styles.line}>
      {[category, date, readTime].filter(Boolean).map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
