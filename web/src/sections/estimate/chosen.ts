import type { EstimateChoice } from '../../content/pricing/estimate.ts';
import { choiceFromSearch, quotePath } from '../../content/pricing/estimate-link.ts';
import { storedEstimate, storeEstimate } from '../../lib/estimate-storage.ts';
import { createStore, type Store } from '../../lib/store.ts';

/** The quote form's address with what was chosen in this tab; null while nothing is. So every way to the form carries it. */
export const chosenAddress: Store<string | null> = createStore(null);
if (typeof window !== 'undefined') chosenAddress.set(storedEstimate());

/** Remembers what was chosen for as long as the tab is open; null forgets it. */
export function rememberChoice(choice: EstimateChoice | null): void {
  const next = choice && quotePath(choice);
  if (next === chosenAddress.read()) return;
  chosenAddress.set(next);
  storeEstimate(next);
}

/** The choice in the quote form's address; null where there is none. */
export function choiceIn(path: string | null): EstimateChoice | null {
  return path === null ? null : choiceFromSearch(new URL(path, 'http://x').searchParams);
}
