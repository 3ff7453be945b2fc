import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'device';
/** The longest that browsers store a cookie, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

const issued = new WeakMap<FastifyRequest, string>();

/** Where a request's device token comes from and goes to: a cookie that no script and no other site can use. */
export interface DeviceCookie {
  /** The token that came with the request, valid or not. */
  read(): string | null;
  /** Sends this token with the answer. */
  write(token: string): void;
}

/** The device cookie of one request. */
export function deviceCookieOf(request: FastifyRequest): DeviceCookie {
  return {
    read: () => parseCookie(request.headers.cookie ?? '')[NAME] ?? null,
    write: (token) => void issued.set(request, token),
  };
}

/** Adds the cookie to answers for which one was written. */
export function sendDeviceCookies(server: FastifyInstance, https: boolean): void {
  server.addHook('onSend', async (request, reply) => {
    const value = issued.get(request);
    if (value === undefined) return;
    const scope = { path: '/', maxAge: MAX_AGE, httpOnly: true, sameSite: 'strict', secure: https } as const;
    reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...scope }));
  });
}
