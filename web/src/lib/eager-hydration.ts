const attribute = 'data-at-once';

/** On an element: its page is to come alive by itself, for what it shows or keeps is not in the page as it was sent. */
export const atOnce = { [attribute]: '' };

/** Whether a page holds such an element. */
export function needsEagerHydration(page: Document): boolean {
  return page.querySelector(`[${attribute}]`) !== null;
}

/** The same of a page's markup. */
export function marksEagerHydration(markup: string): boolean {
  return markup.includes(`${attribute}=""`);
}
