import type { FastifyInstance } from 'fastify';
import { BadInput } from '../core/errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The query parameters that the route reads, with their maximum lengths. */
    query?: Readonly<Record<string, number>>;
  }
}

/** Removes undeclared query parameters, so that no route reads one without a maximum; rejects longer ones. */
export function limitQueries(server: FastifyInstance): void {
  server.addHook('onRequest', async (request) => {
    const maxLengths = request.routeOptions.config?.query ?? {};
    const declared = Object.entries(request.query as Record<string, string | string[]>).filter(([name]) =>
      Object.hasOwn(maxLengths, name),
    );
    for (const [name, value] of declared) {
      const max = maxLengths[name] ?? 0;
      if ([value].flat().some(({ length }) => length > max))
        throw new BadInput({ [name]: `${name} is at most ${max} characters.` });
    }
    request.query = Object.fromEntries(declared);
  });
}
