import webPush from 'web-push';
import type { SignedIn } from '../platform/access/context.ts';
import { hashToken } from '../platform/access/session.ts';
import { AppError, BadInput } from '../platform/core/errors.ts';
import { isPushEndpoint } from './endpoint.ts';
import { vapidKeys } from './keys.ts';
import type { PushDevice, PushSettings, PushSubscriptionInput } from './type.ts';

/** Returns the account's devices. */
export async function pushSettings(context: SignedIn): Promise<PushSettings> {
  return { publicKey: vapidKeys(context.app).publicKey, devices: await listDevices(context) };
}

async function listDevices(context: SignedIn): Promise<PushDevice[]> {
  const { account_id } = context.account;
  const rows = await context.em.execute<PushDeviceRow[]>(
    `select "push_id"::text as "push_id", "session"."device", "enabled", "tokenHash" = ? as "isCurrent", "push_device"."createdAt",
       case when not "enabled" then "failingSince" end as "unreachableSince"
     from "push_device" join "session" using ("tokenHash") where "account_id" = ?
     order by "push_device"."createdAt", "push_id"`,
    [hashToken(context.token ?? ''), account_id],
  );
  return rows.map(({ createdAt, unreachableSince, ...row }) => ({
    ...row,
    createdAt: new Date(createdAt),
    unreachableSince: unreachableSince === null ? null : new Date(unreachableSince),
  }));
}

interface PushDeviceRow extends Omit<PushDevice, 'createdAt' | 'unreachableSince'> {
  createdAt: string;
  unreachableSince: string | null;
}

/** The length of the secret in bytes (RFC 8291). */
const AUTH_BYTES = 16;

/** Stores the subscription of the session's browser; it ends with the session. Throws BadInput. */
export async function subscribe(context: SignedIn, input: PushSubscriptionInput): Promise<PushSettings> {
  const { endpoint, p256dh, auth } = input;
  if (!isPushEndpoint(context.app.config, endpoint))
    throw new BadInput({ endpoint: 'Endpoint is the https URL of a push service.' });
  if (Buffer.from(auth, 'base64url').length !== AUTH_BYTES)
    throw new BadInput({ auth: `It has ${AUTH_BYTES} bytes in base64url.` });
  if (!canEncrypt(input)) throw new BadInput({ p256dh: 'It is not a point of the curve P-256.' });
  const tokenHash = hashToken(context.token ?? '');
  await context.em.transactional(async (em) => {
    // A browser has one subscription, and may have had another session.
    await em.execute(`delete from "push_device" where "endpoint" = ? or "tokenHash" = ?`, [
      endpoint,
      tokenHash,
    ]);
    await em.execute(
      `insert into "push_device" ("tokenHash", "endpoint", "p256dh", "auth") values (?, ?, ?, ?)`,
      [tokenHash, endpoint, p256dh, auth],
    );
  });
  return pushSettings(context);
}

/** The first byte of an uncompressed point, the only form of RFC 8291. */
const UNCOMPRESSED = 4;

/** Returns whether a notification can be encrypted for these keys. */
export function canEncrypt({ p256dh, auth }: Pick<PushSubscriptionInput, 'p256dh' | 'auth'>): boolean {
  try {
    webPush.encrypt(p256dh, auth, 'test', 'aes128gcm');
  } catch {
    return false;
  }
  return Buffer.from(p256dh, 'base64url')[0] === UNCOMPRESSED;
}

/** Turns the notifications of one of the account's devices on or off. Throws NOT_FOUND. */
export async function setEnabled(context: SignedIn, id: string, enabled: boolean): Promise<PushDevice> {
  const device = (await listDevices(context)).find(({ push_id }) => push_id === id);
  if (!device) throw new AppError('NOT_FOUND', 'There is no such device.');
  await context.em.execute(
    `update "push_device" set "enabled" = ?, "failingSince" = null, "retryAt" = null where "push_id" = ?`,
    [enabled, id],
  );
  return { ...device, enabled, unreachableSince: null };
}
