import type { FastifyInstance } from 'fastify';

/**
 * The methods that an address of the API takes, as `Allow` lists them; undefined where it has none. For addresses without
 * parameters, of the routes declared so far.
 */
export function methodsOf({ declaredRoutes }: FastifyInstance, path: string): string | undefined {
  const methods = declaredRoutes.filter(({ url }) => url === path).flatMap(({ method }) => method);
  return methods.length > 0 ? methods.join(', ') : undefined;
}
