import { useSearchParams } from 'react-router-dom';
import { estimate } from '../../content/estimate.ts';
import { choiceFromSearch, estimateSummary } from '../../content/estimate-link.ts';
import { quotePage } from '../../content/get-a-quote.ts';
import { Hero } from '../../sections/hero.tsx';
import { PageHead } from '../../sections/page-head.tsx';
import { Section } from '../../sections/section.tsx';
import { CarriedEstimate } from './carried-estimate.tsx';
import { QuoteForm } from './quote-form.tsx';

/** /get-a-quote: what the studio needs to know to name a price. An estimate comes along in the address. */
export function Component() {
  const { seo, hero } = quotePage;
  const [search] = useSearchParams();
  const choice = choiceFromSearch(search);
  const result = choice && estimate(choice);
  const carried = result?.ok ? result : null;
  return (
    <>
      <PageHead seo={seo} path="/get-a-quote" />
      <Hero hero={hero} />
      <Section tone="plain" tight>
        {carried && <CarriedEstimate estimate={carried} />}
        <QuoteForm estimate={carried ? estimateSummary(carried) : undefined} />
      </Section>
    </>
  );
}
