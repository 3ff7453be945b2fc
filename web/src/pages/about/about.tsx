import { aboutPage } from '../../content/about.ts';
import { contactPage } from '../../content/contact.ts';
import { QuickMessageForm } from '../../forms/quick-message-form.tsx';
import moodboard from '../../media/moodboard.jpg?picture';
import entryHall from '../../media/residential-04.jpg?picture';
import homeOffice from '../../media/residential-05.jpg?picture';
import { BusinessData } from '../../sections/business-data.tsx';
import { Certifications } from '../../sections/certifications.tsx';
import { FormSection } from '../../sections/form-section.tsx';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { staticPicture } from '../../sections/static-picture.ts';
import { TextBlock } from '../../sections/text-block.tsx';
import { Team } from './team.tsx';

/** /about: who works here, since when, and a short way to write. */
export function Component() {
  const { seo, hero, team, whoWeAre, founderStory, contact } = aboutPage;
  const picture = staticPicture('residential-05', homeOffice);
  return (
    <>
      <PageHead seo={seo} path="/about" image={picture.src} />
      <BusinessData />
      <Hero hero={hero} picture={picture} />
      <Team {...team} />
      <TextBlock block={whoWeAre} picture={staticPicture('moodboard', moodboard)} />
      <Certifications />
      <TextBlock
        block={founderStory}
        picture={staticPicture('residential-04', entryHall)}
        side="right"
        tone="linen"
      />
      <FormSection words={contact} detailsHeading={contactPage.details.heading}>
        <QuickMessageForm />
      </FormSection>
    </>
  );
}
