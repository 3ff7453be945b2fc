import { decoratingOrganizingPage } from '../content/decorating-organizing.ts';
import { pictures } from '../content/pictures.ts';
import pairOfficeAfter from '../media/pair-office-after.jpg?picture';
import pairOfficeBefore from '../media/pair-office-before.jpg?picture';
import residential05 from '../media/residential-05.jpg?picture';
import { CallToAction } from '../sections/call-to-action.tsx';
import { Comparison } from '../sections/comparison.tsx';
import { Estimate } from '../sections/estimate.tsx';
import { Hero } from '../sections/hero.tsx';
import { Packages } from '../sections/package-card.tsx';
import { PageHead } from '../sections/page-head.tsx';
import { ProcessSteps } from '../sections/process-steps.tsx';
import { staticPicture } from '../sections/static-picture.ts';
import { TextBlock } from '../sections/text-block.tsx';

/** /decorating-organizing: decluttering and organizing by the hour. */
export function Component() {
  const { seo, hero, intro, comparison, process, packages, estimate, callToAction } =
    decoratingOrganizingPage;
  const picture = staticPicture('pair-office-after', pairOfficeAfter);
  return (
    <>
      <PageHead seo={seo} path="/decorating-organizing" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="below" />
      <TextBlock
        block={intro}
        picture={staticPicture('residential-05', residential05)}
        side="right"
        tone="plain"
      />
      <Comparison
        comparison={comparison}
        before={staticPicture('pair-office-before', pairOfficeBefore)}
        after={picture}
        label={pictures['pair-office-after'].title}
        layout="beside"
      />
      <ProcessSteps process={process} />
      <Packages packages={packages} />
      <Estimate services={estimate} tone="rule" />
      <CallToAction words={callToAction} />
    </>
  );
}
