import { useId } from 'react';
import { contactPage } from '../../content/contact.ts';
import { Accordion } from '../../sections/accordion.tsx';
import { BusinessData } from '../../sections/business-data.tsx';
import { FormSection } from '../../sections/form-section.tsx';
import { Hero } from '../../sections/hero.tsx';
import { JsonLd } from '../../sections/json-ld.tsx';
import { MiltonMap } from '../../sections/milton-map.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { faqPage } from '../../sections/schema-org.ts';
import { place, Section } from '../../sections/section.tsx';
import { MessageForm } from './message-form.tsx';

/** /contact: the main contact form, the other ways to reach the business, four questions. */
export function Component() {
  const { seo, hero, form, details, faq } = contactPage;
  const id = useId();
  return (
    <>
      <PageHead seo={seo} path="/contact" />
      <BusinessData />
      <JsonLd data={faqPage(faq.items)} />
      <Hero hero={hero}>
        <MiltonMap />
      </Hero>
      <FormSection words={form} detailsHeading={details.heading}>
        <MessageForm />
      </FormSection>
      <Section labelledBy={id}>
        <div className={place.heading}>
          <h2 id={id}>{faq.heading}</h2>
        </div>
        <div className={place.body}>
          <Accordion items={faq.items} />
        </div>
      </Section>
    </>
  );
}
