import { designResidentialPage } from '../../../content/services/design-residential.ts';
import { useContent } from '../../../lib/use-content.ts';
import { CallToAction } from '../../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../../sections/page/client-words.tsx';
import { Hero } from '../../../sections/page/hero.tsx';
import { ProcessSteps } from '../../../sections/page/process-steps.tsx';
import { TextBlock } from '../../../sections/page/text-block.tsx';
import { PageHead } from '../../../sections/seo/page-head.tsx';

/** /design/residential: residential design in three steps. */
export function Component() {
  const { seo, hero, process, disclaimer, callToAction } = useContent(
    '/design/residential',
    designResidentialPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/design/residential" image={hero.picture.src} />
      <Hero hero={hero} layout="below" />
      <ProcessSteps process={process} layout="stairs" />
      <TextBlock block={disclaimer} />
      <ClientWords path="/design/residential" />
      <CallToAction content={callToAction} />
    </>
  );
}
