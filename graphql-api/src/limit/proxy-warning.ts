import type { FastifyInstance } from 'fastify';

/**
 * Says once, and without an address, that a proxy is in front of us that TRUST_PROXY does not name: limits by address would
 * count everybody behind it as one.
 */
export function warnOfUntrustedProxy(server: FastifyInstance): void {
  let isKnown = false;
  server.addHook('onRequest', async ({ headers, ips = [], log }) => {
    // Of a trusted sender `ips` has at least one further address, the one it forwards for.
    if (isKnown || headers['x-forwarded-for'] === undefined || ips.length > 1) return;
    isKnown = true;
    log.warn(
      'X-Forwarded-For came from an address that is not trusted and is ignored. If it is your proxy, set TRUST_PROXY to its address or range; until then all of its visitors share the limits of one address.',
    );
  });
}
