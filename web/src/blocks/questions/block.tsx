import { useId } from 'react';
import { Accordion } from '../../sections/base/accordion.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { JsonLd } from '../../sections/seo/json-ld.tsx';
import { faqPage } from '../../sections/seo/schema-org.ts';
import type { BlockProps } from '../block-props.ts';

/** Questions and answers in an accordion. `halves`: with a wider heading, and as structured data. */
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
        <Accordion items={items} />
      </div>
    </Section>
  );
}
