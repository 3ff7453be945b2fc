import { randomUUID } from 'node:crypto';
import { defineEntity, p } from '@mikro-orm/core';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { FastifyBaseLogger } from 'fastify';
import { periods } from '../../../../rules/periods.ts';
import type { Account } from './account.entity.ts';
import type { Context } from './context.ts';

/** The security events that admins see in the list of activity. */
export const activityEvents = {
  'login.succeeded': 'An admin signed in.',
  'password.changed': 'An admin changed a password.',
  'password.reset': 'An admin set a password by a mailed link.',
  'session.ended': 'An admin ended the session of a device.',
  'second_factor.enabled': 'An admin turned the second factor on.',
  'second_factor.disabled': 'An admin, or a command on the server, turned a second factor off.',
  'recovery_code.used': 'An admin used a recovery code.',
  'recovery_codes.replaced': 'An admin replaced the recovery codes.',
  'admin.invited': 'An admin invited another one.',
  'admin.added': 'An invited admin set a password.',
  'admin.role_changed': 'An admin changed the role of an admin.',
  'admin.removed': 'An admin, or a command on the server, removed an admin.',
  'invitation.withdrawn': 'An admin, or a command on the server, withdrew an invitation.',
  'leads.exported': 'An admin exported leads.',
  'subscribers.exported': 'An admin exported the subscribers of the newsletter.',
  'subscriber.removed': 'An admin ended a subscription of the newsletter.',
  'newsletter.started': 'An admin started to send a newsletter, or it started at its time.',
  'person.erased': "An admin deleted a person's data.",
  'lead.replied': 'An admin replied to a lead.',
  'lead.unreplied': 'An admin withdrew a reply that was not sent yet.',
  'lead.resent': 'An admin sent a failed or held mail of a lead again.',
  'lead.noted': 'An admin added a note to a lead.',
  'lead.unnoted': 'An admin deleted a note.',
  'lead.followed_up': 'An admin set or removed the follow-up date of a lead.',
  'lead.new': 'An admin moved leads to the state NEW.',
  'lead.answered': 'An admin moved leads to the state ANSWERED.',
  'lead.done': 'An admin moved leads to the state DONE.',
  'lead.won': 'An admin moved leads to the state WON.',
  'lead.lost': 'An admin moved leads to the state LOST.',
  'lead.spam': 'An admin moved leads to the state SPAM.',
  'entry.published': 'An admin published an entry, or a change of it.',
  'entry.scheduled': 'An admin scheduled an entry, or a change of it.',
  'entry.unpublished': 'An admin took an entry back from the public pages.',
  'entry.deleted': 'An admin deleted an entry.',
  'entry.restored': 'An admin restored a deleted entry.',
  'entry.moved': 'An admin moved an entry.',
  'entry.imported': 'An import stored an entry.',
  'entry.shared': 'An admin made a link to a draft.',
  'entry.unshared': 'An admin ended the link to a draft.',
};

export type ActivityEvent = keyof typeof activityEvents;

/** Events for alerts and audits; the names are part of the contract. */
type SecurityEvent =
  | ActivityEvent
  | 'login.failed'
  | 'login.limited'
  | 'logout'
  | 'second_factor.failed'
  | 'access.refused';

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
