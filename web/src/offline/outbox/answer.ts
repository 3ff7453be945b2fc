import type { ErrorCode } from '../../generated/types.ts';
import type { Rejection } from '../shared/database.ts';

/**
 * What came back for a mutation.
 * - accepted: stored; `data` is what the root field gave
 * - refused: the server read it and said no; sending the same again is no use
 * - trouble: an answer, but no verdict (a 500, a limit, a firewall); `retryAfter` in seconds where the server said so,
 *   `message` where it has words for the visitor
 * - silence: no answer of ours: no network, a broken connection, a hotel's sign-in page
 */
export type Answer<Data = unknown> =
  | { kind: 'accepted'; data: Data }
  | ({ kind: 'refused' } & Rejection)
  | { kind: 'trouble'; retryAfter?: number; message?: string }
  | { kind: 'silence' };

// Without a word of ours these still say something of what was sent: unreadable, too large, of a wrong kind. Any other
// status (401, 403, 404, 407…) is said by what stands in the place of the site just now.
const verdicts = new Set([400, 413, 415, 422]);

interface GraphQLReply {
  data?: Record<string, unknown> | null;
  errors?: { message: string; extensions?: { code?: ErrorCode; retryAfter?: unknown; fields?: unknown } }[];
}

/** Judges an answer by its status, `Retry-After` header and body; `field` is the mutation's root field. */
export function readAnswer<Data>(
  status: number,
  retryAfter: string | null,
  body: string,
  field: string,
): Answer<Data> {
  const reply = parse(body);
  const error = reply?.errors?.[0];
  const wait = seconds(error?.extensions?.retryAfter ?? retryAfter);
  const trouble: Answer<Data> =
    wait === undefined ? { kind: 'trouble' } : { kind: 'trouble', retryAfter: wait };
  if (error?.extensions?.code === 'SERVICE_UNAVAILABLE') return { ...trouble, message: error.message };
  if (error?.extensions?.code === 'RATE_LIMITED' || error?.extensions?.code === 'INTERNAL_SERVER_ERROR') {
    return trouble;
  }
  if (status >= 500 || status === 429 || status === 408) return trouble;
  if (error)
    return { kind: 'refused', message: error.message, fields: fieldErrors(error.extensions?.fields) };
  const data = reply?.data?.[field];
  if (status < 300 && data) return { kind: 'accepted', data: data as Data };
  if (status < 400) return { kind: 'silence' };
  if (!verdicts.has(status)) return trouble;
  return { kind: 'refused', message: `The server answered ${status}.`, fields: {} };
}

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
