import { partnershipPage } from '../../content/services/partnership-opportunities.ts';
import { EnquiryForm } from '../../forms/messages/enquiry-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import { FormSection } from '../../sections/page/form-section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { ServiceData } from '../../sections/seo/service-data.tsx';
import { Industries } from './industries.tsx';

/** /partnership-opportunities: representation of manufacturers in Ontario, and the enquiry form. */
export function Component() {
  const { seo, hero, model, industries, process, enquiry } = useContent(
    '/partnership-opportunities',
    partnershipPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/partnership-opportunities" image={hero.picture.src} />
      <ServiceData name={seo.title} description={seo.description} />
      <Hero hero={hero} layout="below" />
      <TextBlock block={model} tone="plain" />
      <Industries {...industries} />
      <ProcessSteps process={process} layout="list" />
      <FormSection content={enquiry} detailsHeading={enquiry.detailsHeading} tone="linen">
        <EnquiryForm form="partnership" enquiry={enquiry} />
      </FormSection>
    </>
  );
}
