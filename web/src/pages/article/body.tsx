import { article } from '../../../../content/shared/articles.ts';
import { useContent } from '../../lib/use-content.ts';
import { Section } from '../../sections/base/section.tsx';
import { SocialLinks } from '../../sections/base/social-links.tsx';
import { Paragraph } from '../../sections/blog/paragraph.tsx';
import type { Blog } from './head.tsx';
import styles from './page.module.css';

/** The text of an article, with its author and the social links in the margin. */
export function Body({ blog }: { blog: Blog }) {
  return (
    <Section tone="plain" tight>
      <div className={styles.body}>
        {blog.blogs_content.map(({ heading, paragraph }, index) => (
          // Two blocks may have the same heading; their order never changes on a page.
          <section key={`${index} ${heading}`}>
            <h2>{heading}</h2>
            <Paragraph text={paragraph} />
          </section>
        ))}
      </div>
      <div className={styles.margin}>
        <Author />
        <Follow />
      </div>
    </Section>
  );
}

function Author() {
  const { author } = useContent('articles', article);
  const { initials, name, text } = author;
  return (
    <section className={styles.author} aria-label="About the author">
      <span className={styles.initials} aria-hidden="true">
        {initials}
      </span>
      <div>
        <h2 className={styles.name}>{name}</h2>
        <p>{text}</p>
      </div>
    </section>
  );
}

function Follow() {
  const { followHeading } = useContent('articles', article);
  return (
    <section className={styles.follow} aria-label={followHeading} data-print="no">
      <h2 className={styles.small}>{followHeading}</h2>
      <ul>
        <SocialLinks />
      </ul>
    </section>
  );
}
