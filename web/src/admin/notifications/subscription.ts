import type { PushSubscriptionInput } from '../../generated/types.ts';

/** The reason why this browser cannot show notifications. */
export class NoNotifications extends Error {}

/** Returns whether this browser supports notifications. iOS does so only for installed sites. */
export const supportsPush = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator;

/** Asks for permission and returns the subscription of this browser. Throws NoNotifications. */
export async function subscribeBrowser(publicKey: string): Promise<PushSubscriptionInput> {
  if ((await Notification.requestPermission()) !== 'granted')
    throw new NoNotifications('This browser does not allow notifications from this site.');
  const { pushManager } = await navigator.serviceWorker.ready;
  // A subscription with another key cannot be changed.
  await (await pushManager.getSubscription())?.unsubscribe();
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  const { endpoint = '', keys } = (await pushManager.subscribe(options)).toJSON();
  return { endpoint, p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' };
}
