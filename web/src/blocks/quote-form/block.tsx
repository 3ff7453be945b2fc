import { useEffect } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type Estimate, type EstimateChoice, estimate } from '../../../../content/pricing/estimate.ts';
import { choiceFromSearch, estimateSummary, quotePath } from '../../../../content/pricing/estimate-link.ts';
import { usePriceList } from '../../lib/use-price-list.ts';
import { useStore } from '../../lib/use-store.ts';
import { Section } from '../../sections/base/section.tsx';
import { choiceIn, chosenEstimateUrl, rememberChoice } from '../../sections/estimate/chosen.ts';
import { CarriedEstimate } from './carried-estimate.tsx';
import { dropEstimate, QuoteForm } from './quote-form.tsx';

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

interface Carried {
  choice: EstimateChoice;
  estimate: Estimate;
}

/**
 * Returns the estimate in the URL, else the one chosen last in this tab. A submission to correct keeps its
 * estimate.
 */
function useCarried(): { carried: Carried | null; remove: () => void } {
  const list = usePriceList();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const chosen = choiceIn(useStore(chosenEstimateUrl));
  const named = choiceFromSearch(search);
  const url = named && quotePath(named);
  useEffect(() => {
    if (url) rememberChoice(choiceIn(url));
  }, [url]);
  const choice = named ?? (search.has('correct') ? null : chosen);
  const result = choice && estimate(choice, list);
  const remove = () => {
    rememberChoice(null);
    if (named) void navigate('/get-a-quote', { replace: true, preventScrollReset: true });
  };
  return { carried: choice && result?.ok ? { choice, estimate: result } : null, remove };
}
