import { virtualStagingPage } from '../../content/services/virtual-staging.ts';
import { useContent } from '../../lib/use-content.ts';
import { ComparisonSlider } from '../../sections/media/comparison-slider.tsx';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { Questions } from '../../sections/page/questions.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /virtual-staging: photos of empty rooms, furnished on screen, with a pair to try. */
export function Component() {
  const { seo, hero, pair, process, details, callToAction } = useContent(
    '/virtual-staging',
    virtualStagingPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/virtual-staging" image={pair.after.src} />
      <Hero hero={hero} layout="below">
        <ComparisonSlider
          before={pair.before}
          after={pair.after}
          label={pair.name}
          sizes="100vw"
          panorama
          priority
        />
      </Hero>
      <ProcessSteps process={process} tone="rule" layout="stairs" />
      <Questions heading={details.heading} items={details.items} />
      <ClientWords path="/virtual-staging" />
      <CallToAction content={callToAction} />
    </>
  );
}
