import { quotePage } from '../../content/copy/get-a-quote.ts';
import { estimateSummary } from '../../content/pricing/estimate-link.ts';
import { useContent } from '../../lib/use-content.ts';
import { Section } from '../../sections/base/section.tsx';
import { Hero } from '../../sections/page/hero.tsx';
import { PageHead } from '../../sections/seo/page-head.tsx';
import { CarriedEstimate } from './carried-estimate.tsx';
import { dropEstimate, QuoteForm } from './quote-form.tsx';
import { useCarried } from './use-carried.ts';

/** /get-a-quote: the quote form, with the estimate that the visitor carries. */
export function Component() {
  const { seo, hero } = useContent('/get-a-quote', quotePage);
  const { carried, remove } = useCarried();
  const onRemove = () => {
    dropEstimate();
    remove();
  };
  return (
    <>
      <PageHead seo={seo} path="/get-a-quote" />
      <Hero hero={hero} />
      <Section tone="plain" tight>
        {carried && <CarriedEstimate {...carried} onRemove={onRemove} />}
        <QuoteForm estimate={carried ? estimateSummary(carried.estimate) : undefined} />
      </Section>
    </>
  );
}
