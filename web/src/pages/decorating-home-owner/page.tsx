import { decoratingHomeOwnerPage } from '../../content/services/decorating-home-owner.ts';
import { useContent } from '../../lib/use-content.ts';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /decorating-home-owner: decorating for home owners. */
export function Component() {
  const { seo, hero, intro, process, packages, estimate, callToAction } = useContent(
    '/decorating-home-owner',
    decoratingHomeOwnerPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/decorating-home-owner" image={hero.picture.src} />
      <Hero hero={hero} layout="facing" />
      <TextBlock block={intro} tone="plain" />
      <ProcessSteps process={process} tone="linen" layout="stairs" />
      <Packages packages={packages} />
      <Estimate services={estimate} tone="rule" />
      <ClientWords path="/decorating-home-owner" />
      <CallToAction content={callToAction} />
    </>
  );
}
