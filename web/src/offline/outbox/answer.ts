import type { ErrorCode } from '../../generated/types.ts';
import type { Rejection } from '../shared/database.ts';

/** The reason if the server rejected a submission without one. */
export const notTaken = 'The site didn’t accept this form. Open it and send it again.';

/**
 * The result of a mutation.
 * - accepted: the server stored it; `data` is the value of the root field
 * - rejected: the server read and rejected it; a retry cannot succeed
 * - transientError: neither accepted nor rejected (a 500, a rate limit, a firewall); `retryAfter` in seconds
 * - networkError: no response of our server (no network, a broken connection, a hotel's sign-in page)
 */
export type Answer<Data = unknown> =
  | { kind: 'accepted'; data: Data }
  | ({ kind: 'rejected' } & Rejection)
  | { kind: 'transientError'; retryAfter?: number; message?: string }
  | { kind: 'networkError' };

// Rejections without a GraphQL error: malformed, too large, of a wrong type. Other statuses (401, 403, 404,
// 407…) come from a proxy or firewall.
const rejections = new Set([400, 413, 415, 422]);

interface GraphQLReply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: ErrorCode; retryAfter?: unknown; fields?: unknown } }[];
}

/** Interprets a response's status, `Retry-After` header and body. `field` is the mutation's root field. */
export function readAnswer<Data>(
  status: number,
  retryAfter: string | null,
  body: string,
  field: string,
): Answer<Data> {
  const reply = parse(body);
  const error = reply?.errors?.[0];
  const wait = seconds(error?.extensions?.retryAfter ?? retryAfter);
  const transientError: Answer<Data> =
    wait === undefined ? { kind: 'transientError' } : { kind: 'transientError', retryAfter: wait };
  if (error?.extensions?.code === 'SERVICE_UNAVAILABLE') return { ...transientError, message: error.message };
  if (error?.extensions?.code === 'RATE_LIMITED' || error?.extensions?.code === 'INTERNAL_SERVER_ERROR') {
    return transientError;
  }
  // The sign-in page of a network (RFC 6585).
  if (status === 511) return { kind: 'networkError' };
  if (status >= 500 || status === 429 || status === 408) return transientError;
  if (error)
    return { kind: 'rejected', message: error.message, fields: fieldErrors(error.extensions?.fields) };
  const data = reply?.data?.[field];
  if (isFailure(data)) return { kind: 'rejected', message: notTaken, fields: {} };
  if (status < 300 && data) return { kind: 'accepted', data: data as Data };
  if (status < 400) return { kind: 'networkError' };
  if (!rejections.has(status)) return transientError;
  return { kind: 'rejected', message: `The server answered ${status}.`, fields: {} };
}

/** Returns whether the result of a form has the failure of docs/product.md. */
const isFailure = (data: unknown) =>
  typeof data === 'object' && data !== null && 'msg' in data && data.msg === 'fail';

function parse(body: string): GraphQLReply | undefined {
  try {
    const value: unknown = JSON.parse(body);
    return typeof value === 'object' && value !== null ? value : undefined;
  } catch {
    return undefined;
  }
}

function seconds(value: unknown): number | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  const number = Number(value);
  if (Number.isFinite(number)) return Math.max(0, number);
  const until = Date.parse(String(value));
  return Number.isNaN(until) ? undefined : Math.max(0, (until - Date.now()) / 1000);
}

function fieldErrors(value: unknown): Record<string, string> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).map(([name, message]) => [name, String(message)]));
}
