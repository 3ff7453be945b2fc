import type { FastifyBaseLogger } from 'fastify';

/** Events for alerts and audits; the names are part of the contract. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.limited'
  | 'logout'
  | 'password.changed'
  | 'password.reset'
  | 'session.ended'
  | 'second_factor.failed'
  | 'second_factor.enabled'
  | 'second_factor.disabled'
  | 'recovery_code.used'
  | 'recovery_codes.replaced'
  | 'admin.invited'
  | 'admin.added'
  | 'admin.removed'
  | 'invitation.withdrawn'
  | `entry.${'published' | 'scheduled' | 'unpublished' | 'reverted' | 'deleted' | 'restored' | 'moved' | 'imported' | 'shared' | 'unshared'}`
  | 'leads.exported'
  | 'subscribers.exported'
  | 'subscriber.removed'
  | 'newsletter.started'
  | 'person.erased'
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
