import { estimateSummary } from '../../content/pricing/estimate-link.ts';
import { Section } from '../../sections/base/section.tsx';
import { CarriedEstimate } from './carried-estimate.tsx';
import { dropEstimate, QuoteForm } from './quote-form.tsx';
import { useCarried } from './use-carried.ts';

/** The quote form, with the estimate that the visitor carries. */
export function Component() {
  const { carried, remove } = useCarried();
  const onRemove = () => {
    dropEstimate();
    remove();
  };
  return (
    <Section tone="plain" tight>
      {carried && <CarriedEstimate {...carried} onRemove={onRemove} />}
      <QuoteForm estimate={carried ? estimateSummary(carried.estimate) : undefined} />
    </Section>
  );
}
