import { useId } from 'react';
import { pictures } from '../../content/pictures.ts';
import { stagingPage } from '../../content/services/staging.ts';
import pairDiningAfter from '../../media/pair-dining-after.jpg?picture';
import pairLivingAfter from '../../media/pair-living-after.jpg?picture';
import pairLivingBefore from '../../media/pair-living-before.jpg?picture';
import residential03 from '../../media/residential-03.jpg?picture';
import residential04 from '../../media/residential-04.jpg?picture';
import { place, Section } from '../../sections/base/section.tsx';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { Comparison } from '../../sections/media/comparison.tsx';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { Cards } from '../../sections/page/cards.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { Questions } from '../../sections/page/questions.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /staging: the packages with their prices, then for whom and how. */
export function Component() {
  const { seo, hero, packages, estimate, audiences, comparison, process, details, callToAction } =
    stagingPage;
  const audiencesId = useId();
  const picture = staticPicture('pair-living-after', pairLivingAfter);
  return (
    <>
      <PageHead seo={seo} path="/staging" image={picture.src} />
      <Hero hero={hero} picture={picture} />
      <Packages packages={packages} />
      <Estimate services={estimate} />
      <Section labelledBy={audiencesId} tone="plain">
        <div className={place.wide}>
          <h2 id={audiencesId}>{audiences.heading}</h2>
        </div>
        <div className={place.wide}>
          <Cards
            cards={audiences.cards}
            pictures={[
              staticPicture('residential-04', residential04),
              staticPicture('pair-dining-after', pairDiningAfter),
              staticPicture('residential-03', residential03),
            ]}
          />
        </div>
      </Section>
      <Comparison
        comparison={comparison}
        before={staticPicture('pair-living-before', pairLivingBefore)}
        after={picture}
        label={pictures['pair-living-after'].title}
        layout="window"
      />
      <ProcessSteps process={process} />
      <Questions heading={details.heading} items={details.items} />
      <ClientWords />
      <CallToAction content={callToAction} />
    </>
  );
}
