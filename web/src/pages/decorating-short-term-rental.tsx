import { decoratingShortTermRentalPage } from '../content/decorating-short-term-rental.ts';
import { QuickMessageForm } from '../forms/quick-message-form.tsx';
import global02 from '../media/global-02.jpg?picture';
import residential08 from '../media/residential-08.jpg?picture';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Estimate } from '../sections/estimate.tsx';
import { Hero } from '../sections/hero.tsx';
import { Packages } from '../sections/package-card.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import { staticPicture } from '../sections/static-picture.ts';
import { TextBlock } from '../sections/text-block.tsx';

/** /decorating-short-term-rental: decorating for guests and for the cleaner. */
export function Component() {
  const { seo, hero, intro, process, packages, estimate, callToAction } = decoratingShortTermRentalPage;
  const picture = staticPicture('global-02', global02);
  return (
    <>
      <PageHead seo={seo} path="/decorating-short-term-rental" image={picture.src} />
      <Hero hero={hero} picture={picture} panel={<QuickMessageForm headed />} />
      <ProcessSteps process={process} layout="list" />
      <TextBlock block={intro} picture={staticPicture('residential-08', residential08)} tone="plain" />
      <Packages packages={packages} layout="rows" />
      <Estimate services={estimate} tone="rule" />
      <CallToAction words={callToAction} />
    </>
  );
}
