import webPush, { type VapidKeys } from 'web-push';
import type { App } from '../platform/access/context.ts';

/** Creates the VAPID keys (RFC 8292) at the first start, for all processes: a subscription has one key. */
export async function provideVapidKeys({ database }: App): Promise<void> {
  await database.em
    .fork()
    .execute(`insert into "secret" values ('vapid', ?) on conflict do nothing`, [
      JSON.stringify(webPush.generateVAPIDKeys()),
    ]);
}

/** Returns the keys that sign the requests to push services. */
export function vapidKeys({ secrets }: App): VapidKeys {
  return JSON.parse(secrets.get('vapid')) as VapidKeys;
}
