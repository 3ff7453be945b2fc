import { aboutPage } from '../../content/copy/about.ts';
import { contactPage } from '../../content/copy/contact.ts';
import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import moodboard from '../../media/moodboard.jpg?picture';
import entryHall from '../../media/residential-04.jpg?picture';
import homeOffice from '../../media/residential-05.jpg?picture';
import { Certifications } from '../../sections/carousel/certifications.tsx';
import { FormSection } from '../../sections/page/form-section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { BusinessData } from '../../sections/seo/business-data.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { Team } from './team.tsx';

/** /about: the team, the story of the business and the short contact form. */
export function Component() {
  const { seo, hero, team, whoWeAre, founderStory, contact } = useContent('/about', aboutPage);
  const picture = homeOffice;
  return (
    <>
      <PageHead seo={seo} path="/about" image={picture.src} />
      <BusinessData />
      <Hero hero={hero} picture={picture} />
      <Team {...team} />
      <TextBlock block={whoWeAre} picture={moodboard} />
      <Certifications />
      <TextBlock block={founderStory} picture={entryHall} side="right" tone="linen" />
      <FormSection content={contact} detailsHeading={contactPage.details.heading}>
        <QuickMessageForm />
      </FormSection>
    </>
  );
}
