import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import type { ActivityEvent, SecurityEvent } from '../../../../rules/activity.ts';
import { periods } from '../../../../rules/periods.ts';
import type { Account } from './account.entity.ts';
import type { Context } from './context.ts';

/** Details of an event: ids and counts, never names, email addresses or other input. */
interface EventDetails {
  /** `account_id` of the admin it is about. */
  account?: number;
  /** The number of rows exported or erased. */
  count?: number;
}

/**
 * Writes one line with a field `event`. Pass the request's log (`context.log`), whose lines have the `reqId`.
 */
export function logEvent(log: FastifyBaseLogger, event: SecurityEvent, details: EventDetails = {}): void {
  log.info({ event, ...details }, event);
}

export const ActivityEntity = defineEntity({
  name: 'Activity',
  tableName: 'activity',
  indexes: [{ properties: ['at', 'activity_id'] }],
  properties: {
    activity_id: p.uuid().primary(),
    at: p.datetime().defaultRaw('now()'),
    event: p.text().$type<ActivityEvent>(),
    /** The admin's email address; null for a command on the server. */
    by: p.text().nullable(),
    /** The title of an entry, newsletter or form, or a device's name; never personal data of a visitor. */
    subject: p.text().nullable(),
    /** The number of exported, erased or changed leads, of subscribers, or of a newsletter's mails. */
    count: p.integer().nullable(),
    /** The entry that the event is about. */
    entryKind: p.text().nullable(),
    entryNumber: p.integer().nullable(),
  },
});

interface ActivityDetails {
  subject?: string | undefined;
  count?: number;
  entryKind?: string;
  entryNumber?: number;
}

/** The parts of a context that `recordActivity` uses; a command has no account. */
type Recorder = Pick<Context, 'em' | 'log'> & {
  account: Pick<Account, 'account_id' | 'email'> | null;
};

/** Logs a security event of an admin and stores it as activity, in the transaction of `em` if it has one. */
export async function recordActivity(
  { em, log, account }: Recorder,
  event: ActivityEvent,
  { subject, count, entryKind, entryNumber }: ActivityDetails = {},
): Promise<void> {
  logEvent(log, event, {
    ...(account && { account: account.account_id }),
    ...(count !== undefined && { count }),
  });
  await em.insert(ActivityEntity, {
    activity_id: randomUUID(),
    at: new Date(),
    event,
    by: account?.email ?? null,
    subject: subject ?? null,
    count: count ?? null,
    entryKind: entryKind ?? null,
    entryNumber: entryNumber ?? null,
  });
}

/** Deletes old activity. */
export async function deleteOldActivity(em: EntityManager): Promise<void> {
  await em.execute(`delete from "activity" where "at" < now() - interval '${periods.activity.hours} hours'`);
}
