const key = 'estimate';

/** Returns the URL of the quote form with the estimate chosen last in this tab; null if there is none. */
export function storedEstimate(): string | null {
  try {
    return window.sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores the URL of the quote form with an estimate for this tab; null deletes it. */
export function storeEstimate(url: string | null): void {
  try {
    if (url) window.sessionStorage.setItem(key, url);
    else window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked or full: the estimate is lost when the page is reloaded.
  }
}
