import { designPage } from '../content/design.ts';
import { QuickMessageForm } from '../forms/quick-message-form.tsx';
import commercial02 from '../media/commercial-02.jpg?picture';
import moodboard from '../media/moodboard.jpg?picture';
import residential03 from '../media/residential-03.jpg?picture';
import { Cards } from '../sections/cards.tsx';
import { Hero } from '../sections/hero.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import { place, Section } from '../sections/section.tsx';
import { Statement } from '../sections/statement.tsx';
import { staticPicture } from '../sections/static-picture.ts';

/** /design: no set packages, two kinds of rooms, and how a quote is made. */
export function Component() {
  const { seo, hero, intro, cards, process } = designPage;
  const picture = staticPicture('moodboard', moodboard);
  return (
    <>
      <PageHead seo={seo} path="/design" image={picture.src} />
      <Hero hero={hero} picture={picture} panel={<QuickMessageForm headed />} />
      <Statement block={intro} />
      <Section tone="plain" tight>
        <div className={place.wide}>
          <Cards
            cards={cards}
            layout="pair"
            pictures={[
              staticPicture('residential-03', residential03),
              staticPicture('commercial-02', commercial02),
            ]}
          />
        </div>
      </Section>
      <ProcessSteps process={process} tone="linen" />
    </>
  );
}
