import { type ReactNode, useId } from 'react';
import { type CreditsPage, creditsPage } from '../../content/copy/credits.ts';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

/** /credits: the authors and licences of the pictures. */
export function Component() {
  const { seo, hero, paragraphs, attribution, publicDomain, type } = useContent('/credits', creditsPage);
  return (
    <>
      <PageHead seo={seo} path="/credits" />
      <Hero hero={hero} />
      <Section tone="plain">
        <div className={`${place.text} ${styles.text}`}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      <Works heading={attribution.heading} paragraph={attribution.paragraph} items={attribution.items}>
        <a className={styles.licence} href={attribution.licence.to} rel="license noopener">
          {attribution.licence.label}
        </a>
      </Works>
      <Works heading={publicDomain.heading} paragraph={publicDomain.paragraph} items={publicDomain.items} />
      <Works heading={type.heading} paragraph={type.paragraph} items={[]} />
    </>
  );
}

interface WorksProps {
  heading: string;
  paragraph: string;
  items: CreditsPage['attribution']['items'];
  children?: ReactNode;
}

function Works({ heading, paragraph, items, children }: WorksProps) {
  const id = useId();
  return (
    <Section labelledBy={id}>
      <div className={`${place.aside} ${styles.text}`}>
        <h2 id={id} className={styles.heading}>
          {heading}
        </h2>
        <p>{paragraph}</p>
        {children}
      </div>
      {items.length > 0 && (
        <ul className={place.main}>
          {items.map(({ title, file, credits }) => (
            <li key={file} className={styles.work}>
              <h3>{title}</h3>
              <ul className={styles.credits}>
                {credits.map((credit) => (
                  <li key={credit.title}>
                    {credit.title} by {credit.author}, {credit.licence}
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
