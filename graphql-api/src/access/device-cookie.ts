import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'device';
/** The maximum lifetime that browsers allow for a cookie, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

const issued = new WeakMap<FastifyRequest, string>();

/** Reads and writes the device token of a request. It is stored in an HttpOnly, same-site cookie. */
export interface DeviceCookie {
  /** Returns the request's token, valid or not. */
  read(): string | null;
  /** Sends this token with the response. */
  write(token: string): void;
}

/** Returns the device cookie of one request. */
export function deviceCookieOf(request: FastifyRequest): DeviceCookie {
  return {
    read: () => parseCookie(request.headers.cookie ?? '')[NAME] ?? null,
    write: (token) => void issued.set(request, token),
  };
}

/** Adds the cookie to the responses for which a token was written. */
export function sendDeviceCookies(server: FastifyInstance, https: boolean): void {
  server.addHook('onSend', async (request, reply) => {
    const value = issued.get(request);
    if (value === undefined) return;
    const scope = { path: '/', maxAge: MAX_AGE, httpOnly: true, sameSite: 'strict', secure: https } as const;
    reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...scope }));
  });
}
