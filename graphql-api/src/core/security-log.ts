import type { FastifyBaseLogger } from 'fastify';

/** What is worth an alert or an audit; the names are part of the contract. */
export type SecurityEvent =
  | 'login.succeeded'
  | 'login.failed'
  | 'login.limited'
  | 'logout'
  | 'password.changed'
  | 'leads.exported'
  | 'person.erased'
  | 'access.refused';

/** What may be logged with an event: numbers of ours. Names, addresses and anything else that was typed may not. */
export interface EventDetails {
  /** `account_id` of the admin it is about. */
  account?: number;
  /** How many rows were exported or erased. */
  count?: number;
}

/** Writes one line with a field `event`. Give it the request's own log (`context.log`): its line has the `reqId`. */
export function logEvent(log: FastifyBaseLogger, event: SecurityEvent, details: EventDetails = {}): void {
  log.info({ event, ...details }, event);
}
