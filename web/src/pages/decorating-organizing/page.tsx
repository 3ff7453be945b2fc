import { decoratingOrganizingPage } from '../../content/services/decorating-organizing.ts';
import { useContent } from '../../lib/use-content.ts';
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
  return (
    <>
      <PageHead seo={seo} path="/decorating-organizing" image={hero.picture.src} />
      <Hero hero={hero} layout="below" />
      <TextBlock block={intro} tone="plain" />
      {comparison && <Comparison comparison={comparison} layout="beside" />}
      <ProcessSteps process={process} />
      <Packages packages={packages} />
      <Estimate services={estimate} tone="rule" />
      <ClientWords path="/decorating-organizing" />
      <CallToAction content={callToAction} />
    </>
  );
}
