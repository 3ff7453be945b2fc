import { createHmac, timingSafeEqual } from 'node:crypto';
import type { App } from '../context.ts';
import { secretOf } from '../database/secret.ts';

/**
 * In milliseconds. Between a form's appearance and its being sent a person needs longer, even where the browser fills
 * the fields in; a program that posts at once does not. Our own form holds a faster press back for this long, so that
 * no lead is taken for spam for its haste (web/src/forms/use-form-token.ts).
 */
const SHORTEST_FILLING = 500;

/** A token that says when a form was shown; signed, so that a program cannot write an older one itself. */
export async function issueFormToken(app: App, now = Date.now()): Promise<string> {
  const time = now.toString(36);
  return `${time}.${signature(time, await secretOf(app, 'formToken'))}`;
}

/**
 * Whether a form looks like a program's: it filled in what people do not see, or was sent sooner after it was shown than
 * a person can, or forged the time. A form without a token is nobody's fault: other clients have none, and a page read
 * offline could not fetch one. No token is too old: a form may wait in an outbox for weeks.
 */
export async function looksLikeSpam(
  app: App,
  website: string | undefined,
  formToken: string | undefined,
  now = Date.now(),
): Promise<boolean> {
  if (website) return true;
  if (!formToken) return false;
  const [time = '', given = ''] = formToken.split('.');
  const right = Buffer.from(signature(time, await secretOf(app, 'formToken')));
  const sent = Buffer.from(given);
  if (sent.length !== right.length || !timingSafeEqual(sent, right)) return true;
  return now - Number.parseInt(time, 36) < SHORTEST_FILLING;
}

function signature(time: string, key: string): string {
  return createHmac('sha256', key).update(time).digest('base64url');
}
