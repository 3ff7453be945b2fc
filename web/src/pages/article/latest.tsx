import { article } from '../../content/shared/articles.ts';
import type { ArticleCardFieldsFragment } from '../../generated/documents.ts';
import { useContent } from '../../lib/use-content.ts';
import { HeadedSection, place } from '../../sections/base/section.tsx';
import { ArticleCard } from '../../sections/blog/article-card.tsx';
import styles from './page.module.css';

/** The two newest articles, except for this one. */
export function Latest({ items }: { items: ArticleCardFieldsFragment[] }) {
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
