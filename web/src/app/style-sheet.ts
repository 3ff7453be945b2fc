import { hydration } from '../lib/hydration/hydration.ts';

let loading: Promise<HTMLLinkElement | undefined> | undefined;

/**
 * Loads the whole style sheet for print. The screen keeps the page's own inline rules: inserting the sheet
 * restyles the whole page. Rejects without a connection, and can be called again.
 */
export function loadStyleSheet(): Promise<HTMLLinkElement | undefined> {
  loading ??= append(hydration().styleSheet).catch((error) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Applies the whole style sheet to the screen when visitors use the page. Rejects without a connection. */
export async function applyStyleSheet(): Promise<void> {
  const link = await loadStyleSheet();
  if (link) link.media = 'all';
}

function append(href: string | undefined): Promise<HTMLLinkElement | undefined> {
  if (href === undefined) return Promise.resolve(undefined);
  const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'print', href });
  return new Promise((resolve, reject) => {
    link.addEventListener('load', () => resolve(link));
    link.addEventListener('error', () => {
      link.remove();
      reject(new Error(`${href} could not be loaded.`));
    });
    // Before the style sheet of the admin area, which has the last word.
    document.querySelector('style')?.after(link);
  });
}
