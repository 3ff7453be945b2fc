import type { FastifyInstance } from 'fastify';

/**
 * Answers a GET of what is only written to with 405 and, in `Allow`, the methods it takes. Must come after every route of
 * the API and before the site, which answers any other GET with a page.
 */
export function refuseOtherMethods(server: FastifyInstance): void {
  const methods = new Map<string, string[]>();
  for (const { url, method } of server.declaredRoutes) {
    methods.set(url, [...(methods.get(url) ?? []), ...[method].flat()]);
  }
  for (const [url, taken] of methods) {
    if (taken.includes('GET')) continue;
    const allow = taken.join(', ');
    server.get(url, { config: { access: 'public' } }, async (_request, reply) =>
      reply
        .code(405)
        .header('allow', allow)
        .send({ message: `This address takes ${allow}.` }),
    );
  }
}
