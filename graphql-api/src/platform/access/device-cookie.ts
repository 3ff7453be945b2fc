import { parseCookie, stringifySetCookie } from 'cookie';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const NAME = 'device';
/** The maximum lifetime that browsers allow for a cookie, in seconds. */
const MAX_AGE = 400 * 24 * 60 * 60;

/** Several admins may share a device: it has a token of each. */
const MAX_TOKENS = 8;
const SEPARATOR = '~';

declare module 'fastify' {
  interface FastifyRequest {
    /** The device tokens to send with the response. */
    issuedDeviceToken: string | null;
  }
}

/** Reads and writes the device tokens of a request. They are stored in an HttpOnly, same-site cookie. */
export type DeviceCookie = ReturnType<typeof deviceCookieOf>;

/** Returns the device cookie of one request. */
export function deviceCookieOf(request: FastifyRequest) {
  /** Returns the request's tokens, valid or not. */
  const read = () =>
    (parseCookie(request.headers.cookie ?? '')[NAME] ?? '').split(SEPARATOR, MAX_TOKENS).filter(isShort);
  return {
    read,
    /** Sends this token with the response, before those of the request. */
    write: (token: string) => {
      request.issuedDeviceToken = [token, ...read()].slice(0, MAX_TOKENS).join(SEPARATOR);
    },
  };
}

const isShort = (token: string) => token.length > 0 && token.length < 100;

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
