import { decoratingShortTermRentalPage } from '../../content/services/decorating-short-term-rental.ts';
import { QuickMessageForm } from '../../forms/messages/quick-message-form.tsx';
import { useContent } from '../../lib/use-content.ts';
import { Estimate } from '../../sections/estimate/calculator.tsx';
import { Packages } from '../../sections/estimate/package-card.tsx';
import { CallToAction } from '../../sections/page/call-to-action.tsx';
import { ClientWords } from '../../sections/page/client-words.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { ProcessSteps } from '../../sections/page/process-steps.tsx';
import { TextBlock } from '../../sections/page/text-block.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';

/** /decorating-short-term-rental: decorating for short-term rentals. */
export function Component() {
  const { seo, hero, form, intro, process, packages, estimate, callToAction } = useContent(
    '/decorating-short-term-rental',
    decoratingShortTermRentalPage,
  );
  return (
    <>
      <PageHead seo={seo} path="/decorating-short-term-rental" image={hero.picture.src} />
      <Hero hero={hero} panel={<QuickMessageForm heading={form?.heading} />} />
      <ProcessSteps process={process} layout="list" />
      <TextBlock block={intro} tone="plain" />
      <Packages packages={packages} layout="rows" />
      <Estimate services={estimate} tone="rule" />
      <ClientWords path="/decorating-short-term-rental" />
      <CallToAction content={callToAction} />
    </>
  );
}
