import { designCommercialPage } from '../../../content/services/design-commercial.ts';
import { useContent } from '../../../lib/use-content.ts';
import { CallToAction } from '../../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../../sections/page/client-words.tsx';
import { Hero } from '../../../sections/page/hero.tsx';
import { ProcessSteps } from '../../../sections/page/process-steps.tsx';
import { TextBlock } from '../../../sections/page/text-block.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';

/** /design/commercial: commercial design in four steps. */
export function Component() {
  const { seo, hero, process, disclaimer, callToAction } = useContent(
    '/design/commercial',
    designCommercialPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/design/commercial" image={hero.picture.src} />
      <Hero hero={hero} layout="facing" />
      <ProcessSteps process={process} layout="list" />
      <TextBlock block={disclaimer} />
      <ClientWords path="/design/commercial" />
      <CallToAction content={callToAction} />
    </>
  );
}
