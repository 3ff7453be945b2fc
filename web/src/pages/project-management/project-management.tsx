import { projectManagementPage } from '../../content/project-management.ts';
import { EnquiryForm } from '../../forms/enquiry-form.tsx';
import openLiving from '../../media/residential-01.jpg?picture';
import kitchen from '../../media/residential-03.jpg?picture';
import bathroom from '../../media/residential-08.jpg?picture';
import { FormSection } from '../../sections/form-section.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { ProcessSteps } from '../../sections/process-steps.tsx';
import { ServiceData } from '../../sections/service-data.tsx';
import { staticPicture } from '../../sections/static-picture.ts';
import { TextBlock } from '../../sections/text-block.tsx';

/** /project-management: renovations in the GTA, what is looked after and how, and the enquiry. */
export function Component() {
  const { seo, hero, services, process, credentials, enquiry } = projectManagementPage;
  const picture = staticPicture('residential-08', bathroom);
  return (
    <>
      <PageHead seo={seo} path="/project-management" image={picture.src} />
      <ServiceData name={hero.subHeading} description={seo.description} />
      <Hero hero={hero} picture={picture} />
      <TextBlock block={services} picture={staticPicture('residential-03', kitchen)} tone="plain" />
      <ProcessSteps process={process} layout="stairs" />
      <TextBlock
        block={credentials}
        picture={staticPicture('residential-01', openLiving)}
        side="right"
        tone="linen"
        shape="wide"
      />
      <FormSection words={enquiry} detailsHeading={enquiry.detailsHeading}>
        <EnquiryForm form="project" enquiry={enquiry} />
      </FormSection>
    </>
  );
}
