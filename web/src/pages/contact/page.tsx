import { useId } from 'react';
import { contactPage } from '../../content/copy/contact.ts';
import { usePlaces } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import { Accordion } from '../../sections/base/accordion.tsx';
import { place, Section } from '../../sections/base/section.tsx';
import { MiltonMap } from '../../sections/media/milton-map.tsx';
import { FormSection } from '../../sections/page/form-section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { Places } from '../../sections/page/places.tsx';
import { BusinessData } from '../../sections/seo/business-data.tsx';
import { JsonLd } from '../../sections/seo/json-ld.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { faqPage } from '../../sections/seo/schema-org.ts';
import { MessageForm } from './message-form.tsx';

/** /contact: the main contact form, the contact details and four questions. */
export function Component() {
  const { seo, hero, form, details, map, places, faq } = useContent('/contact', contactPage);
  const id = useId();
  return (
    <>
      <PageHead seo={seo} path="/contact" />
      <BusinessData />
      <JsonLd data={faqPage(faq.items)} />
      <Hero hero={hero}>
        <MiltonMap {...map} />
      </Hero>
      <FormSection content={form} detailsHeading={details.heading}>
        <MessageForm />
      </FormSection>
      <Places heading={places.heading} places={usePlaces()} />
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
