// Not in TypeScript's library: Chromium only.
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the site; undefined where there is none. */
let offer: InstallEvent | undefined;

/**
 * Stores the browser's offer for our own button, and marks the document for the styles that show it: `offered`, or `by-hand`
 * where the visitor has to do it. The page is not hydrated for it before the button is pressed.
 */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    // It comes once.
    showAs(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => showAs(undefined));
  if (isPlainIos()) document.documentElement.dataset['installs'] = 'by-hand';
}

function showAs(next: InstallEvent | undefined): void {
  offer = next;
  if (next) document.documentElement.dataset['installs'] = 'offered';
  else delete document.documentElement.dataset['installs'];
}

/** An iPhone or iPad, in the browser rather than from the home screen. An iPad says that it is a Mac, but is touched. */
function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Takes the offer: the browser asks the visitor. It may be taken once; after a 'no' the browser offers again some day. */
export async function install(): Promise<void> {
  const taken = offer;
  showAs(undefined);
  await taken?.prompt();
}
