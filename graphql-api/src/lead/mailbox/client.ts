import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { ImapFlow } from 'imapflow';
import type { ImapConfig } from '../../platform/core/config.ts';
import { OwnError } from '../../platform/core/errors.ts';
import { isLoopback } from '../../platform/core/url.ts';

/**
 * The pause between two readings, in milliseconds: a mail in a folder without IDLE waits less than a minute.
 */
export const PAUSE = 45_000;
/** The maximum wait for an answer of a server that is well, in milliseconds. */
export const TIMEOUT = 30_000;

/**
 * Connects and signs in. Throws if the server or the provider refuses. `signal` closes the connection, also
 * while the server does not answer.
 */
export async function openMailbox(
  em: EntityManager,
  imap: ImapConfig,
  signal?: AbortSignal,
): Promise<ImapFlow> {
  const { host, port, isSecure, user, password, oauth } = imap;
  const auth = oauth ? { user, accessToken: await accessToken(em, oauth, signal) } : { user, pass: password };
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(isLoopback(host) ? { tls: { rejectUnauthorized: false } } : !isSecure && { doSTARTTLS: true }),
    auth,
    logger: false,
    clientInfo: { name: 'home-staging-site' },
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    // Nothing arrives during the pause.
    socketTimeout: PAUSE + 15_000,
    disableAutoIdle: true,
  });
  // The command in progress rejects, too.
  client.on('error', () => {});
  signal?.addEventListener('abort', () => client.close());
  signal?.throwIfAborted();
  await client.connect();
  return client;
}

/** Throws if the connection is closed. */
export function requireOpen(client: ImapFlow): void {
  if (!client.usable) throw new Error('The mail server closed the connection.');
}

/** Returns the words of the server or the provider about an error. */
export function wordsOf(error: unknown): string {
  const { responseText, message, code } = error as Record<string, unknown>;
  return String(responseText || message || code || error);
}

/**
 * Returns an access token (RFC 6749, section 6). Stores the refresh token that replaces the configured one,
 * which expires. Throws the sentence of the provider.
 */
async function accessToken(
  em: EntityManager,
  oauth: NonNullable<ImapConfig['oauth']>,
  signal?: AbortSignal,
): Promise<string> {
  const { clientId, clientSecret, tokenUrl } = oauth;
  const origin = createHash('sha256').update(oauth.refreshToken).digest('base64url');
  const [stored] = await em.execute<{ refreshToken: string }[]>(
    `select "refreshToken" from "mailbox" where "refreshTokenOf" = ?`,
    [origin],
  );
  const response = await fetch(tokenUrl, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'refresh_token',
      client_id: clientId,
      ...(clientSecret && { client_secret: clientSecret }),
      refresh_token: stored?.refreshToken ?? oauth.refreshToken,
    }),
    signal: AbortSignal.any([AbortSignal.timeout(TIMEOUT), ...(signal ? [signal] : [])]),
  });
  const answer = (await response.json().catch(() => ({}))) as Partial<Record<string, string>>;
  const { access_token, refresh_token, error_description, error } = answer;
  if (!response.ok || !access_token)
    throw new OwnError(error_description ?? error ?? `${tokenUrl} answers ${response.status}`);
  if (refresh_token)
    await em.execute(`update "mailbox" set "refreshToken" = ?, "refreshTokenOf" = ?`, [
      refresh_token,
      origin,
    ]);
  return access_token;
}
