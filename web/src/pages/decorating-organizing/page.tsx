import { decoratingOrganizingPage } from '../../content/services/decorating-organizing.ts';
import { useContent } from '../../lib/use-content.ts';
import pairOfficeAfter from '../../media/pair-office-after.jpg?picture';
import pairOfficeBefore from '../../media/pair-office-before.jpg?picture';
import residential05 from '../../media/residential-05.jpg?picture';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { Comparison } from '../../sections/media/comparison.tsx';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /decorating-organizing: decluttering and organizing by the hour. */
export function Component() {
  const { seo, hero, intro, comparison, process, packages, estimate, callToAction } = useContent(
    '/decorating-organizing',
    decoratingOrganizingPage,
  );
  const picture = residential05;
  return (
    <>
      <PageHead seo={seo} path="/decorating-organizing" image={picture.src} />
      <Hero hero={hero} picture={picture} layout="below" />
      <TextBlock block={intro} tone="plain" />
      {comparison && (
        <Comparison
          comparison={comparison}
          before={pairOfficeBefore}
          after={pairOfficeAfter}
          label={pairOfficeAfter.title}
          layout="beside"
        />
      )}
      <ProcessSteps process={process} />
      <Packages packages={packages} />
      <Estimate services={estimate} tone="rule" />
      <ClientWords />
      <CallToAction content={callToAction} />
    </>
  );
}
