import { hydration } from '../lib/hydration/hydration.ts';

let loading: Promise<void> | undefined;

/**
 * Loads the whole style sheet; until then the page has its own rules only, inline. Resolves when it applies, rejects without
 * a connection, and can be called again.
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= append(hydration().styleSheet).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function append(href: string | undefined): Promise<void> {
  if (href === undefined) return Promise.resolve();
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    // Before the style sheet of the admin area, which has the last word.
    document.querySelector('style')?.after(link);
  });
}
