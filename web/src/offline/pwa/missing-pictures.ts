import type { PageMessage } from '../shared/worker-message.ts';

/** In CSS pixels: a smaller picture has no room for the text. */
const minWidth = 120;

/** The URLs that the worker answered with a transparent picture. */
const missing = new Set<string>();

/**
 * Shows a text over each picture that is not stored on this device or does not load, instead of the browser's
 * icon. React leaves the elements alone that get the text: their HTML is set.
 */
export function noteMissingPictures(): void {
  const onMessage = ({ data }: MessageEvent<PageMessage>) => {
    if (data.type !== 'missing-picture') return;
    missing.add(data.url);
    for (const image of document.images) if (image.currentSrc === data.url) show(image);
  };
  navigator.serviceWorker?.addEventListener('message', onMessage);
  window.addEventListener('online', () => missing.clear());
  // These events do not bubble.
  for (const type of ['load', 'error'])
    document.addEventListener(type, ({ target }) => target instanceof HTMLImageElement && show(target), true);
  for (const image of document.images) if (image.complete) show(image);
}

/** Shows or removes the text of a picture, and hides the icon of a broken one. */
function show(image: HTMLImageElement): void {
  const isBroken = image.complete && image.naturalWidth === 0 && image.currentSrc !== '';
  const text = missing.has(image.currentSrc)
    ? 'This picture isn’t stored on this device.'
    : isBroken
      ? 'This picture isn’t available.'
      : '';
  image.toggleAttribute('data-missing', text !== '');
  const note = noteOf(image, text !== '');
  if (note) note.textContent = image.width < minWidth ? '' : text;
}

/** Returns the element of a picture's text. That of a picture in a stored text is added on request. */
function noteOf(image: HTMLImageElement, isNeeded: boolean): Element | null {
  const shown = image.closest('picture') ?? image;
  const next = shown.nextElementSibling;
  if (next?.matches('[data-note]')) return next;
  if (!isNeeded || shown !== image || !new URL(image.src).pathname.startsWith('/pictures/')) return null;
  const note = document.createElement('span');
  note.dataset['note'] = '';
  image.after(note);
  return note;
}
