import { createStore } from '../store.ts';
import { wake } from '../wake.ts';

// Not in TypeScript's library: Chromium only.
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the site; null where there is none. */
export const installOffer = createStore<InstallEvent | null>(null);

/** Keeps the offer for our own button, and has the page say where it is done by hand: both perhaps before it is alive. */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // It comes once.
    installOffer.set(event as InstallEvent);
    wake();
  });
  window.addEventListener('appinstalled', () => installOffer.set(null));
  if (isPlainIos()) document.documentElement.dataset['installs'] = 'by-hand';
}

/** An iPhone or iPad, in the browser rather than from the home screen. An iPad says that it is a Mac, but is touched. */
function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Takes the offer: the browser asks the visitor. It may be taken once; after a 'no' the browser offers again some day. */
export async function install(): Promise<void> {
  const taken = installOffer.read();
  installOffer.set(null);
  await taken?.prompt();
}
