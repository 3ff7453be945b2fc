import { storedText } from '../web-storage.ts';

const attribute = 'data-eager-hydration';

/** Attribute of an element whose page hydrates at once: the server's HTML lacks a part of its content. */
export const eagerHydration = { [attribute]: '' };

/** Parameters that only the scripts read: a submission to correct, an estimate, photos from the gallery. */
const parameters = ['correct', 'service', 'shared'];

/** Whether the open page shows something that the server's HTML lacks. */
export function needsEagerHydration(): boolean {
  const search = new URLSearchParams(window.location.search);
  return (
    document.querySelector(`[${attribute}]`) !== null ||
    parameters.some((name) => search.has(name)) ||
    (hasForm('quote') && storedText('sessionStorage', 'estimate') !== null) ||
    // The hash may name a tab, and the server does not receive the hash.
    (window.location.hash !== '' && document.querySelector('[role="tablist"]') !== null)
  );
}

/** Whether the open page has the form with this draft key. */
export function hasForm(key: string): boolean {
  return document.querySelector(`form[data-draft="${key}"]`) !== null;
}

/** Whether rendered HTML has an element with the attribute. */
export function marksEagerHydration(html: string): boolean {
  return html.includes(`${attribute}=""`);
}
