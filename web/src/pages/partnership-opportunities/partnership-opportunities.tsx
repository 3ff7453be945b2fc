import { partnershipPage } from '../../content/partnership-opportunities.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import boutique from '../../media/commercial-04.jpg?picture';
import moodboard from '../../media/moodboard.jpg?picture';
import { FormSection } from '../../sections/form-section.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ProcessSteps } from '../../sections/process-steps.tsx';
import { ServiceData } from '../../sections/service-data.tsx';
import { staticPicture } from '../../sections/static-picture.ts';
import { TextBlock } from '../../sections/text-block.tsx';
import { Industries } from './industries.tsx';

/** /partnership-opportunities: representing manufacturers in Ontario on commission, and the enquiry. */
export function Component() {
  const { seo, hero, model, industries, process, enquiry } = partnershipPage;
  const picture = staticPicture('moodboard', moodboard);
  return (
    <>
      <PageHead seo={seo} path="/partnership-opportunities" image={picture.src} />
      <ServiceData name={seo.title} description={seo.description} />
      <Hero hero={hero} picture={picture} layout="below" />
      <TextBlock block={model} picture={staticPicture('commercial-04', boutique)} tone="plain" />
      <Industries {...industries} />
      <ProcessSteps process={process} layout="list" />
      <FormSection words={enquiry} detailsHeading={enquiry.detailsHeading} tone="linen">
        <EnquiryForm form="partnership" enquiry={enquiry} />
      </FormSection>
    </>
  );
}
