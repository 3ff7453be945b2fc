import type { EntityManager } from '@mikro-orm/postgresql';
import webPush from 'web-push';
import type { LeadNotification } from '../../../rules/wire/lead-notification.ts';
import { AccountEntity } from '../platform/access/account.entity.ts';
import type { App } from '../platform/access/context.ts';
import { hasRight } from '../platform/access/roles.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../platform/access/session.ts';
import { enqueueJob, type JobKind } from '../platform/job/queue.ts';
import { isPushEndpoint, postTo } from './endpoint.ts';
import { vapidKeys } from './keys.ts';
import { leadNotification } from './lead.ts';
import { canEncrypt } from './service.ts';

/** A notification, which is written when it is sent. */
interface PushJob {
  leadId: string;
  /** The `push_id` of the device. */
  device: string;
}

const PUSH = { name: 'push' };

/** Sends notifications one after the other. A push service that does not answer delays all of its device. */
export const pushJob: JobKind<PushJob> = { ...PUSH, maxTries: 100, run: deliver };

/** Queues a notification of a lead for each device, in the transaction of `em`. */
export async function queuePushes(em: EntityManager, leadId: string): Promise<void> {
  await em.execute(QUEUE, [leadId]);
}

const QUEUE = `
  insert into "job" ("name", "data") select '${PUSH.name}', jsonb_build_object('leadId', ?::text, 'device', "push_id")
  from "push_device" where "enabled"`;

async function deliver(app: App, data: PushJob): Promise<void> {
  const device = await findDevice(app, data.device);
  const notification = device && (await leadNotification(app, data.leadId));
  if (!device || !notification) return;
  if (device.waitsUntil) {
    await enqueueJob(app.database.em.fork(), PUSH, data, new Date(device.waitsUntil));
    return;
  }
  if (!isPushEndpoint(app.config, device.endpoint) || !canEncrypt(device))
    return deleteDevice(app, data.device);
  const status = await send(app, device, notification).catch((error: unknown) => {
    app.log.warn({ device: data.device, err: error }, 'a push service cannot be reached');
    return NO_ANSWER;
  });
  // The browser has ended the subscription (RFC 8030, section 7.3).
  if (status === 404 || status === 410) return deleteDevice(app, data.device);
  const isSent = status >= 200 && status < 300;
  if (!isSent) app.log.warn({ device: data.device, status }, 'a push service rejected a notification');
  const isTemporary = status === NO_ANSWER || status === 408 || status === 429 || status >= 500;
  if (isTemporary) await postpone(app, data);
  else if (device.isFailing) await app.database.em.fork().execute(ANSWERED, [data.device]);
}

const NO_ANSWER = 0;

const ANSWERED = `update "push_device" set "failingSince" = null, "retryAt" = null where "push_id" = ?`;

/**
 * SQL with a device's id: it is tried again after as long as it has failed, at most after 15 minutes, and is
 * turned off after a day. Its other notifications wait as well.
 */
const FAILED = `
  update "push_device" set "failingSince" = coalesce("failingSince", now()),
    "retryAt" = now() + least(greatest(now() - "failingSince", interval '5 seconds'), interval '15 minutes'),
    "enabled" = coalesce("failingSince", now()) > now() - interval '1 day'
  where "push_id" = ? and "enabled" returning "enabled", "retryAt"`;

/** Queues a notification again, or turns the device off. */
async function postpone({ database, log }: App, data: PushJob): Promise<void> {
  const em = database.em.fork();
  const [device] = await em.execute<{ enabled: boolean; retryAt: string }[]>(FAILED, [data.device]);
  if (device?.enabled) await enqueueJob(em, PUSH, data, new Date(device.retryAt));
  else if (device)
    log.warn({ device: data.device }, 'a push service did not answer for a day: notifications are off');
}

interface Device {
  account_id: number;
  endpoint: string;
  p256dh: string;
  auth: string;
  /** Whether the last try failed. */
  isFailing: boolean;
  /** The time of the next try; null if it is not ahead. */
  waitsUntil: string | null;
}

/** Time for which a push service stores a notification for a device that is off, in seconds: four weeks. */
const TTL = 28 * 24 * 60 * 60;

// Node warns about the deprecated URL parser in `webPush.generateRequestDetails`.
async function send(
  app: App,
  { endpoint, p256dh, auth }: Device,
  notification: LeadNotification,
): Promise<number> {
  const { publicKey, privateKey } = vapidKeys(app);
  const subject = `mailto:${app.config.business.email}`;
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(notification), 'aes128gcm');
  const headers = {
    ...webPush.getVapidHeaders(new URL(endpoint).origin, subject, publicKey, privateKey, 'aes128gcm'),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(TTL),
    Urgency: 'high',
  };
  return postTo(app.config, endpoint, headers, cipherText);
}

/** Returns a device whose session, account and switch allow notifications. */
async function findDevice({ database }: App, id: string): Promise<Device | undefined> {
  const em = database.em.fork();
  const [device] = await em.execute<Device[]>(DEVICE, [id, IDLE_LIMIT / 1000, ABSOLUTE_LIMIT / 1000]);
  const account = device ? await em.findOne(AccountEntity, { account_id: device.account_id }) : null;
  return hasRight(account, 'leads') ? device : undefined;
}

/** SQL with a device's id and session limits in seconds. */
const DEVICE = `
  select "account_id", "endpoint", "p256dh", "auth", "failingSince" is not null as "isFailing",
    case when "retryAt" > now() then "retryAt" end as "waitsUntil"
  from "push_device" join "session" using ("tokenHash")
  where "push_id" = ? and "enabled" and "session"."lastUsedAt" > now() - ? * interval '1 second'
    and "session"."createdAt" > now() - ? * interval '1 second'`;

async function deleteDevice({ database, log }: App, id: string): Promise<void> {
  await database.em.fork().execute(`delete from "push_device" where "push_id" = ?`, [id]);
  log.info({ device: id }, 'a device no longer receives notifications');
}
