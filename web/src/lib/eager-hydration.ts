const attribute = 'data-eager-hydration';

/** On an element: its page hydrates at once, because what the element shows or stores is not in the server's HTML. */
export const eagerHydration = { [attribute]: '' };

/** In an address: an item of the outbox to correct, an estimate to take along, photos from the gallery. */
const parameters = ['correct', 'service', 'shared'];

/** Under which the tab's session storage has the address of the quote form with the estimate chosen last. */
export const estimateKey = 'estimate';

/** Whether the page that is open shows or takes in what only its program knows. */
export function needsEagerHydration(): boolean {
  const search = new URLSearchParams(window.location.search);
  return (
    document.querySelector(`[${attribute}]`) !== null ||
    parameters.some((name) => search.has(name)) ||
    (hasForm('quote') && storedEstimate() !== null) ||
    // The server does not know which of the tabs the address names.
    (window.location.hash !== '' && document.querySelector('[role="tablist"]') !== null)
  );
}

/** Whether the page that is open has the form that keeps its draft under this name. */
export function hasForm(name: string): boolean {
  return document.querySelector(`form[data-draft="${name}"]`) !== null;
}

/** The estimate chosen last in this tab; null where there is none, or the tab remembers nothing. */
export function storedEstimate(): string | null {
  try {
    return window.sessionStorage.getItem(estimateKey);
  } catch {
    return null;
  }
}

/** Whether the page of this markup has an element that needs it at once. */
export function marksEagerHydration(markup: string): boolean {
  return markup.includes(`${attribute}=""`);
}
