import { type NotFoundPage, notFoundPage } from '../../../../content/copy/not-found.ts';
import { ArrowLink } from '../../sections/base/button-link.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

/** The page for unknown paths. */
export function Component() {
  return <NotFound content={notFoundPage} />;
}

/** The screen for missing content; its route answers 404. It is the same at all paths of a kind. */
export function NotFound({ content }: { content: NotFoundPage }) {
  const { seo, heading, text, links } = content;
  return (
    <Section tone="plain">
      <PageHead seo={seo} noindex />
      <p className={`${place.aside} ${styles.number}`} aria-hidden="true">
        404
      </p>
      <div className={`${place.main} ${styles.text}`}>
        <h1>{heading}</h1>
        <p>{text}</p>
        <ul className={styles.links}>
          {links.map((link) => (
            <li key={link.to}>
              <ArrowLink link={link} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
