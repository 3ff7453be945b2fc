import type { Job } from 'pg-boss';
import webPush from 'web-push';
import type { App } from '../access/context.ts';
import { ABSOLUTE_LIMIT, IDLE_LIMIT } from '../access/session.ts';
import { consumeQueue, PermanentFailure } from '../database/job-queue.ts';
import { isPushEndpoint, postTo } from './endpoint.ts';
import { vapidKeys } from './keys.ts';
import { PUSH_QUEUE, type PushJob } from './queue.ts';
import { isPoint } from './service.ts';

/** Returns the notification of a lead; null if there is nothing to show. */
export type PushSource = (app: App, leadId: string) => Promise<object | null>;

/** Starts the worker that sends notifications, one after the other. */
export async function startPush(app: App, source: PushSource): Promise<void> {
  await consumeQueue<PushJob>(app.database.jobs, PUSH_QUEUE, (job) => deliver(app, source, job));
}

async function deliver(app: App, source: PushSource, { data }: Job<PushJob>): Promise<void> {
  const device = await findDevice(app, data.device);
  const notification = device && (await source(app, data.leadId));
  if (!device || !notification) return;
  if (device.quietUntil) {
    await app.database.jobs.send(PUSH_QUEUE, data, { startAfter: new Date(device.quietUntil) });
    return;
  }
  if (!isPushEndpoint(app.config, device.endpoint) || !isPoint(device.p256dh))
    return deleteDevice(app, data.device);
  const status = await send(app, device, notification);
  if (status >= 200 && status < 300) return;
  // The browser has ended the subscription (RFC 8030, section 7.3).
  if (status === 404 || status === 410) return deleteDevice(app, data.device);
  app.log.warn({ device: data.device, status }, 'a push service rejected a notification');
  const message = `The push service answered ${status}`;
  const isTemporary = status === 408 || status === 429 || status >= 500;
  throw isTemporary ? new Error(message) : new PermanentFailure(message);
}

interface Device {
  endpoint: string;
  p256dh: string;
  auth: string;
  /** The end of the current quiet hours; null outside of them. */
  quietUntil: string | null;
}

/** Time for which a push service stores a notification for a device that is off, in seconds: four weeks. */
const TTL = 28 * 24 * 60 * 60;

// Node warns about the deprecated URL parser in `webPush.generateRequestDetails`.
async function send(app: App, { endpoint, p256dh, auth }: Device, notification: object): Promise<number> {
  const { publicKey, privateKey } = await vapidKeys(app);
  const subject = `mailto:${app.config.business.email}`;
  const { origin } = new URL(endpoint);
  const { cipherText } = webPush.encrypt(p256dh, auth, JSON.stringify(notification), 'aes128gcm');
  const headers = {
    ...webPush.getVapidHeaders(origin, subject, publicKey, privateKey, 'aes128gcm'),
    'Content-Encoding': 'aes128gcm',
    'Content-Type': 'application/octet-stream',
    TTL: String(TTL),
    Urgency: 'high',
  };
  return postTo(app.config, endpoint, headers, cipherText);
}

/** Returns a device whose session and switch allow notifications. */
async function findDevice({ database }: App, id: string): Promise<Device | undefined> {
  const [device] = await database.em
    .fork()
    .execute<Device[]>(DEVICE, [id, IDLE_LIMIT / 1000, ABSOLUTE_LIMIT / 1000]);
  return device;
}

/** SQL with a device's id and the limits of sessions in seconds. Quiet hours may contain midnight. */
const DEVICE = `
  select "endpoint", "p256dh", "auth", case
      when "from" < "to" and "hour" >= "from" and "hour" < "to" then "midnight" + "to" * interval '1 hour'
      when "from" > "to" and "hour" < "to" then "midnight" + "to" * interval '1 hour'
      when "from" > "to" and "hour" >= "from" then "midnight" + interval '1 day' + "to" * interval '1 hour'
    end at time zone 'America/Toronto' as "quietUntil"
  from "push_device" join "session" using ("tokenHash") left join "push_quiet" using ("account_id"),
    lateral (select now() at time zone 'America/Toronto' as "now") "clock",
    lateral (select date_trunc('day', "now") as "midnight", extract(hour from "now") as "hour") "local"
  where "push_id" = ? and "enabled" and "session"."lastUsedAt" > now() - ? * interval '1 second'
    and "session"."createdAt" > now() - ? * interval '1 second'`;

async function deleteDevice({ database, log }: App, id: string): Promise<void> {
  await database.em.fork().execute(`delete from "push_device" where "push_id" = ?`, [id]);
  log.info({ device: id }, 'a device no longer receives notifications');
}
