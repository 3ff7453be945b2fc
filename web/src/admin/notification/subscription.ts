import type { PushSubscriptionInput } from '../../generated/types.ts';
import { within } from '../../lib/within.ts';
import { KnownError } from '../session/failure.ts';

const whatToDo = {
  denied:
    'Notifications from this site are blocked. Open the site settings with the icon beside the address, allow notifications, and try again. On a phone, check the settings of the browser too.',
  default:
    'Your browser asked whether to allow notifications and got no answer. Try again and select “Allow”.',
};

const noPushService =
  'Your browser can’t reach its notification service. Private windows and some privacy settings turn it off. Try again in a normal window, or use another browser.';

/** In milliseconds: the longest wait for the service worker of a new visit. */
const workerWait = 10_000;

/** Returns whether this browser supports notifications. iOS does so only for installed sites. */
export const supportsPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator;

/** Asks for permission and returns the subscription of this browser. Throws KnownError with what to do. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') throw new KnownError(whatToDo[permission]);
  // A browser that stores nothing of the site has no service worker.
  const { pushManager } = await within(workerWait, navigator.serviceWorker.ready).catch(() => {
    throw new KnownError(noPushService);
  });
  // A subscription with another key cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const subscription = await pushManager.subscribe(options).catch((error: Error) => {
    throw new KnownError(error.name === 'NotAllowedError' ? whatToDo.denied : noPushService);
  });
  const { endpoint = '', keys } = subscription.toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}
