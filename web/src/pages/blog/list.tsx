import { useId } from 'react';
import { Link } from 'react-router-dom';
import { blogPath, listed, pageCountOf } from '../../../../content/common/blog-pages.ts';
import type { BlockOf } from '../../../../content/schema/page.ts';
import button from '../../design/button.module.css';
import type { BlogQuery } from '../../generated/documents.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { ArrowLeft, ArrowRight } from '../../sections/base/icons.tsx';
import { Section } from '../../sections/base/section.tsx';
import { ArticleCard } from '../../sections/blog/article-card.tsx';
import { articlePath } from '../../sections/blog/article-text.ts';
import styles from './page.module.css';

interface ListProps {
  texts: BlockOf<'articles'>;
  data: BlogQuery;
  page: number;
}

/** One page of the list with a link to the next, and beside it the latest articles. */
export function List({ texts, data, page }: ListProps) {
  const id = useId();
  const { newest, current, following } = data;
  const items = listed(current.items, following.items);
  const pageCount = pageCountOf(newest.totalCount);
  const first = page === 1;
  if (items.length === 0) return newest.totalCount > 0 ? null : <Empty text={texts.empty} />;
  return (
    <Section labelledBy={id} tight={!first}>
      <div className={styles.listHead}>
        {!first && <ArrowLink link={texts.first} way="back" />}
        <h2 id={id}>{texts.listHeading}</h2>
        {pageCount > 1 && <p>{`Page ${page} of ${pageCount}`}</p>}
      </div>
      <ul className={styles.list}>
        {items.map((item, index) => (
          <li key={item.blog_id}>
            <ArticleCard
              item={item}
              category={item.categoryDetails.category}
              priority={!first && index === 0}
            />
          </li>
        ))}
      </ul>
      <nav className={styles.paging} aria-label="Pages of the blog">
        {!first && (
          <Link className={`${button.quiet} ${styles.page}`} rel="prev" to={blogPath(page - 1)}>
            <ArrowLeft />
            {texts.previous}
          </Link>
        )}
        {page + 1 <= pageCount && (
          <Link
            className={`${button.button} ${styles.page} ${styles.next}`}
            rel="next"
            to={blogPath(page + 1)}
          >
            {texts.next}
            <ArrowRight />
          </Link>
        )}
      </nav>
      <Latest heading={texts.latestHeading} items={newest.items.slice(1)} />
    </Section>
  );
}

function Empty({ text }: { text: string }) {
  return (
    <Section tone="plain" tight>
      <p>{text}</p>
    </Section>
  );
}

interface LatestProps {
  heading: string;
  items: BlogQuery['newest']['items'];
}

/** Titles and dates of the three newest articles after the featured one. */
function Latest({ heading, items }: LatestProps) {
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
