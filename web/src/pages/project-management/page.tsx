import { projectManagementPage } from '../../content/services/project-management.ts';
import { EnquiryForm } from '../../forms/messages/enquiry-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { FormSection } from '../../sections/page/form-section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { ServiceData } from '../../sections/seo/service-data.tsx';

/** /project-management: renovations in the GTA, and the enquiry form. */
export function Component() {
  const { seo, hero, services, process, credentials, enquiry } = useContent(
    '/project-management',
    projectManagementPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/project-management" image={hero.picture.src} />
      <ServiceData name={hero.subHeading} description={seo.description} />
      <Hero hero={hero} />
      <TextBlock block={services} tone="plain" />
      <ProcessSteps process={process} layout="stairs" />
      <TextBlock block={credentials} tone="linen" />
      <ClientWords path="/project-management" />
      <FormSection content={enquiry} detailsHeading={enquiry.detailsHeading}>
        <EnquiryForm form="project" enquiry={enquiry} />
      </FormSection>
    </>
  );
}
