import { decoratingHomeOwnerPage } from '../content/decorating-home-owner.ts';
import residential06 from '../media/residential-06.jpg?picture';
import residential07 from '../media/residential-07.jpg?picture';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Estimate } from '../sections/estimate.tsx';
import { Hero } from '../sections/hero.tsx';
import { Packages } from '../sections/package-card.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import { staticPicture } from '../sections/static-picture.ts';
import { TextBlock } from '../sections/text-block.tsx';

/** /decorating-home-owner: decorating the home one lives in. */
export function Component() {
  const { seo, hero, intro, process, packages, estimate, callToAction } = decoratingHomeOwnerPage;
  const picture = staticPicture('residential-06', residential06);
  return (
    <>
      <PageHead seo={seo} path="/decorating-home-owner" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="facing" />
      <TextBlock
        block={intro}
        picture={staticPicture('residential-07', residential07)}
        side="right"
        tone="plain"
      />
      <ProcessSteps process={process} tone="linen" layout="stairs" />
      <Packages packages={packages} />
      <Estimate services={estimate} tone="rule" />
      <CallToAction words={callToAction} />
    </>
  );
}
