import { privacyPage, retention } from '../../content/copy/privacy.ts';
import { fillTokens } from '../../content/pricing/tokens.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { place, Section } from '../../sections/base/section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import styles from './page.module.css';

/** /privacy: the data that the site stores, and how to have it deleted. */
export function Component() {
  const business = useBusiness();
  const content = useContent('/privacy', privacyPage);
  const { seo, hero, sections } = fillTokens(content, { business: { retention: retention(business) } });
  return (
    <>
      <PageHead seo={seo} path="/privacy" />
      <Hero hero={hero} />
      <Section tone="plain">
        <div className={`${place.wide} ${styles.parts}`}>
          {sections.map(({ heading, paragraphs }) => (
            <section key={heading} className={styles.part}>
              <h2>{heading}</h2>
              <div className={styles.text}>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
              </div>
            </section>
          ))}
        </div>
      </Section>
    </>
  );
}
