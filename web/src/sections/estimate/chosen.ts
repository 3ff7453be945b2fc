import type { EstimateChoice } from '../../../../content/pricing/estimate.ts';
import { choiceFromSearch, quotePath } from '../../../../content/pricing/estimate-link.ts';
import { createStore, type Store } from '../../lib/store.ts';
import { storedText, storeText } from '../../lib/web-storage.ts';

/** The quote form's URL with the choice made in this tab; null if there is none. Links to the form use it. */
export const chosenEstimateUrl: Store<string | null> = createStore(null);
if (typeof window !== 'undefined') chosenEstimateUrl.set(storedText('sessionStorage', 'estimate'));

/** Remembers a choice for the life of the tab; null clears it. */
export function rememberChoice(choice: EstimateChoice | null): void {
  const next = choice && quotePath(choice);
  if (next === chosenEstimateUrl.read()) return;
  chosenEstimateUrl.set(next);
  storeText('sessionStorage', 'estimate', next);
}

/** Parses the choice in the quote form's path; null if there is none. */
export function choiceIn(path: string | null): EstimateChoice | null {
  return path === null ? null : choiceFromSearch(new URL(path, 'http://x').searchParams);
}
