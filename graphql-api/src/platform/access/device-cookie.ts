import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'device';
/** The maximum lifetime that browsers allow for a cookie, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

declare module 'fastify' {
  interface FastifyRequest {
    /** The device token to send with the response. */
    issuedDeviceToken: string | null;
  }
}

/** Reads and writes the device token of a request. It is stored in an HttpOnly, same-site cookie. */
export type DeviceCookie = ReturnType<typeof deviceCookieOf>;

/** Returns the device cookie of one request. */
export function deviceCookieOf(request: FastifyRequest) {
  return {
    /** Returns the request's token, valid or not. */
    read: () => parseCookie(request.headers.cookie ?? '')[NAME] ?? null,
    /** Sends this token with the response. */
    write: (token: string) => {
      request.issuedDeviceToken = token;
    },
  };
}

/** Adds the cookie to the responses for which a token was written. */
export function sendDeviceCookies(server: FastifyInstance, https: boolean): void {
  server.decorateRequest('issuedDeviceToken', null);
  server.addHook('onSend', async (request, reply) => {
    const { issuedDeviceToken: value } = request;
    if (value === null) return;
    const scope = { path: '/', maxAge: MAX_AGE, httpOnly: true, sameSite: 'strict', secure: https } as const;
    reply.header('set-cookie', stringifySetCookie({ name: NAME, value, ...scope }));
  });
}
