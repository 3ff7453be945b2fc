type Kind = 'localStorage' | 'sessionStorage';

/** Returns a stored text; null if there is none or storage is blocked. */
export function storedText(kind: Kind, key: string): string | null {
  try {
    return window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. If storage is blocked or full, it lasts until the page is left. */
export function storeText(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
  } catch {}
}
