import { useId } from 'react';
import { stagingPage } from '../../content/services/staging.ts';
import { usePlaces } from '../../lib/use-business.ts';
import { useContent } from '../../lib/use-content.ts';
import stagingTour from '../../media/staging-tour.mp4';
import { place, Section } from '../../sections/base/section.tsx';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { Comparison } from '../../sections/media/comparison.tsx';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { Cards } from '../../sections/page/cards.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { Places } from '../../sections/page/places.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { Questions } from '../../sections/page/questions.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /staging: the packages with their prices, the audiences and the process. */
export function Component() {
  const { seo, hero, packages, estimate, audiences, comparison, process, details, places, callToAction } =
    useContent('/staging', stagingPage);
  const audiencesId = useId();
  return (
    <>
      <PageHead seo={seo} path="/staging" image={hero.picture.src} />
      <Hero hero={hero} video={stagingTour} />
      <Packages packages={packages} />
      <Estimate services={estimate} />
      <Section labelledBy={audiencesId} tone="plain">
        <div className={place.wide}>
          <h2 id={audiencesId}>{audiences.heading}</h2>
        </div>
        <div className={place.wide}>
          <Cards cards={audiences.cards} />
        </div>
      </Section>
      <Comparison comparison={comparison} layout="window" />
      <ProcessSteps process={process} />
      <Questions heading={details.heading} items={details.items} />
      <Places heading={places.heading} places={usePlaces()} />
      <ClientWords path="/staging" />
      <CallToAction content={callToAction} />
    </>
  );
}
