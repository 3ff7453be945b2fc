import { pictures } from '../../content/pictures.ts';
import { virtualStagingPage } from '../../content/services/virtual-staging.ts';
import pairBedroomAfter from '../../media/pair-bedroom-after.jpg?picture';
import pairBedroomBefore from '../../media/pair-bedroom-before.jpg?picture';
import pairDiningAfter from '../../media/pair-dining-after.jpg?picture';
import pairDiningBefore from '../../media/pair-dining-before.jpg?picture';
import { Comparison } from '../../sections/media/comparison.tsx';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import { staticPicture } from '../../sections/media/static-picture.ts';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { Questions } from '../../sections/page/questions.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /virtual-staging: photos of empty rooms, furnished on screen. It opens with one to try. */
export function Component() {
  const { seo, hero, process, comparison, details, callToAction } = virtualStagingPage;
  const furnished = staticPicture('pair-bedroom-after', pairBedroomAfter);
  return (
    <>
      <PageHead seo={seo} path="/virtual-staging" image={furnished.src} />
      <Hero hero={hero} layout="below">
        <ComparisonSlider
          before={staticPicture('pair-bedroom-before', pairBedroomBefore)}
          after={furnished}
          label={pictures['pair-bedroom-after'].title}
          sizes="100vw"
          panorama
          priority
        />
      </Hero>
      <ProcessSteps process={process} tone="rule" layout="stairs" />
      <Comparison
        comparison={comparison}
        before={staticPicture('pair-dining-before', pairDiningBefore)}
        after={staticPicture('pair-dining-after', pairDiningAfter)}
        label={pictures['pair-dining-after'].title}
        layout="beside"
      />
      <Questions heading={details.heading} items={details.items} />
      <ClientWords />
      <CallToAction content={callToAction} />
    </>
  );
}
