import { useId } from 'react';
import { Plus } from '../../sections/base/icons.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { JsonLd } from '../../sections/seo/json-ld.tsx';
import { faqPage } from '../../sections/seo/schema-org.ts';
import type { BlockProps } from '../block-props.ts';
import styles from './questions.module.css';

/**
 * Questions and answers in an accordion, closed at first; it works without scripts. `halves`: with a wider
 * heading, and as structured data.
 */
export function Component({ block: { heading, items, layout } }: BlockProps<'questions'>) {
  const id = useId();
  const halves = layout === 'halves';
  return (
    <Section labelledBy={id}>
      {halves && <JsonLd data={faqPage(items)} />}
      <div className={halves ? place.heading : place.aside}>
        <h2 id={id}>{heading}</h2>
      </div>
      <div className={halves ? place.body : place.main}>
        <div className={styles.accordion}>
          {items.map(({ title, content }, index) => (
            <details key={`${index} ${title}`} className={styles.item}>
              <summary className={styles.title}>
                <h3>{title}</h3>
                <Plus />
              </summary>
              <p className={styles.content}>{content}</p>
            </details>
          ))}
        </div>
      </div>
    </Section>
  );
}
