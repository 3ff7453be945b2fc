// Not in TypeScript's library: Chromium only.
interface InstallEvent extends Event {
  prompt(): Promise<unknown>;
}

/** The browser's offer to install the site. */
let offer: InstallEvent | undefined;

/**
 * Stores the browser's offer for our button, and marks the document for the styles that show it: `offered`,
 * or `by-hand` on iOS. Works without hydration.
 */
export function watchInstalling(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    setOffer(event as InstallEvent);
  });
  window.addEventListener('appinstalled', () => setOffer(undefined));
  if (isPlainIos()) document.documentElement.dataset['installs'] = 'by-hand';
}

function setOffer(next: InstallEvent | undefined): void {
  offer = next;
  if (next) document.documentElement.dataset['installs'] = 'offered';
  else delete document.documentElement.dataset['installs'];
}

/** Whether this is iOS without the installed site. An iPad reports itself as a Mac, with a touch screen. */
function isPlainIos(): boolean {
  const { userAgent, maxTouchPoints } = navigator;
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}

/** Shows the browser's installation dialog. Each offer can be used once. */
export async function install(): Promise<void> {
  const taken = offer;
  setOffer(undefined);
  await taken?.prompt();
}
