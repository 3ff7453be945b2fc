import { privacyPage } from '../content/privacy.ts';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { place, Section } from '../sections/section.tsx';
import { useBusiness } from '../sections/use-business.ts';
import styles from './privacy.module.css';

/** /privacy: what is kept of visitors, and how to have it deleted. */
export function Component() {
  const { seo, hero, sections, contact } = privacyPage;
  const business = useBusiness();
  const last = { heading: contact.heading, paragraphs: [contact.text(business)] };
  return (
    <>
      <PageHead seo={seo} path="/privacy" />
      <Hero hero={hero} />
      <Section tone="plain">
        <div className={`${place.wide} ${styles.parts}`}>
          {[...sections, last].map(({ heading, paragraphs }) => (
            <section key={heading} className={styles.part}>
              <h2>{heading}</h2>
              <div className={styles.words}>
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
