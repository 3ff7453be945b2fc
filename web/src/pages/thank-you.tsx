import { thankYouPage } from '../content/thank-you.ts';
import { ArrowLink } from '../sections/button-link.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { Section } from '../sections/section.tsx';
import styles from './thank-you.module.css';

/** /thank-you: where every form but the newsletter's ends. */
export function Component() {
  const { seo, heading, text, links } = thankYouPage;
  return (
    <Section tone="plain">
      <PageHead seo={seo} path="/thank-you" noindex />
      <h1>{heading}</h1>
      <p className={styles.text}>{text}</p>
      <ul className={styles.links}>
        {links.map((link) => (
          <li key={link.to}>
            <ArrowLink link={link} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
