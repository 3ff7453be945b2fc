import { commercialPage } from '../../content/services/commercial.ts';
import { useContent } from '../../lib/use-content.ts';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /commercial: decorating for businesses, planned in three steps and installed in three. */
export function Component() {
  const { seo, hero, intro, planning, installation, callToAction } = useContent(
    '/commercial',
    commercialPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/commercial" image={hero.picture.src} />
      <Hero hero={hero} layout="below" />
      <TextBlock block={intro} side="left" tone="plain" action="button" />
      <ProcessSteps process={planning} />
      <ProcessSteps process={installation} layout="list" />
      <ClientWords path="/commercial" />
      <CallToAction content={callToAction} />
    </>
  );
}
