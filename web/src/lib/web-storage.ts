type Kind = 'localStorage' | 'sessionStorage';

/** Texts that could not be stored, by their keys. */
const unstored = new Map<string, string>();

/** Returns a stored text; null if there is none. */
export function storedText(kind: Kind, key: string): string | null {
  try {
    return unstored.get(key) ?? window[kind].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text; null deletes it. If storage is blocked or full, it lasts until the page is left. */
export function storeText(kind: Kind, key: string, text: string | null): void {
  unstored.delete(key);
  try {
    if (text === null) window[kind].removeItem(key);
    else window[kind].setItem(key, text);
  } catch {
    if (text !== null) unstored.set(key, text);
  }
}
