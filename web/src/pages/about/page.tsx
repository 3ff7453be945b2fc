import { aboutPage } from '../../content/copy/about.ts';
import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import { Certifications } from '../../sections/carousel/certifications.tsx';
import { FormSection } from '../../sections/page/form-section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { BusinessData } from '../../sections/seo/business-data.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Team } from './team.tsx';

/** /about: the team, the story of the business and the short contact form. */
export function Component() {
  const { seo, hero, whoWeAre, founderStory, contact } = useContent('/about', aboutPage);
  return (
    <>
      <PageHead seo={seo} path="/about" image={hero.picture.src} />
      <BusinessData />
      <Hero hero={hero} />
      <Team />
      <Certifications />
      <TextBlock block={whoWeAre} />
      <TextBlock block={founderStory} side="right" tone="linen" />
      <FormSection content={contact} detailsHeading={contact.detailsHeading}>
        <QuickMessageForm />
      </FormSection>
    </>
  );
}
