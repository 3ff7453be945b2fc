import { retention } from '../../../../content/common/retention.ts';
import { fillTokens } from '../../../../rules/fact/tokens.ts';
import { useBusiness } from '../../lib/use-business.ts';
import { place, Section } from '../../sections/base/section.tsx';
import type { BlockProps } from '../block-props.ts';
import styles from './privacy.module.css';

/** The data that the site stores, and how to have it deleted. */
export function Component({ block }: BlockProps<'privacy'>) {
  const { items } = fillTokens(block, { business: { retention: retention(useBusiness()) } });
  return (
    <Section tone="plain">
      <div className={`${place.wide} ${styles.parts}`}>
        {items.map(({ heading, paragraphs }, index) => (
          <section key={`${index} ${heading}`} className={styles.part}>
            <h2>{heading}</h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph, at) => (
                <p key={`${at} ${paragraph}`}>{paragraph}</p>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Section>
  );
}
