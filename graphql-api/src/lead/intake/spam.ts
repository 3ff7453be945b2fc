import type { App } from '../../access/context.ts';
import { isSigned, sign } from '../../core/signature.ts';
import { secretOf } from '../../database/secret.ts';
import type { LeadFields } from '../model/lead.entity.ts';

/**
 * In milliseconds. Between a form's appearance and its being sent a person needs longer, even where the browser fills
 * the fields in; a bot that posts at once does not. Our own form delays a faster submission for this long, so that
 * no lead is taken for spam for its haste (web/src/offline/outbox/form-token.ts).
 */
const MIN_FILL_MS = 500;

/** A token that says when a form was shown; signed, so that a bot cannot write an older one itself. */
export async function issueFormToken(app: App, now = Date.now()): Promise<string> {
  const time = now.toString(36);
  return `${time}.${sign(time, await secretOf(app, 'formToken'))}`;
}

/** So many different links without a token: what bots post forms for. */
const MANY_LINKS = 2;

/**
 * Whether a form looks like a bot's: it filled in what people do not see, or was sent sooner after it was shown than
 * a person can, or forged the time. Our own forms always have a token, at the latest from when they are sent; other
 * clients may do without, and are asked about what they say instead: several links are then taken for haste. No token is
 * too old: a form may wait in an outbox for weeks.
 */
export async function looksLikeSpam(
  app: App,
  formToken: string | undefined,
  { website, ...fields }: LeadFields,
  now = Date.now(),
): Promise<boolean> {
  if (website) return true;
  if (!formToken) return linksIn(fields).size >= MANY_LINKS;
  const [time = '', given = ''] = formToken.split('.');
  if (!isSigned(time, await secretOf(app, 'formToken'), given)) return true;
  return now - Number.parseInt(time, 36) < MIN_FILL_MS;
}

function linksIn(fields: LeadFields): Set<string> {
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  return new Set(texts.flatMap((text) => text.match(/https?:\/\/[^\s"'<>[\]]+/gi) ?? []));
}
