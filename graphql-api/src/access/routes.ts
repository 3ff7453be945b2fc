import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { requireAdmin } from './session.ts';

/** Who may call a route; 'signed' ones look at the signature in their address themselves. */
export type RouteAccess = 'public' | 'admin' | 'signed';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Who may call this route. */
    access?: RouteAccess;
  }
  interface FastifyInstance {
    /** Every route as it was declared. */
    declaredRoutes: RouteOptions[];
  }
}

/**
 * Puts what every route declares in front of it. One that declares nothing is for admins only, and a test names it. An
 * answer that not everybody gets, to a bearer token or a signed link, is stored by nobody.
 */
export function guardRoutes(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  server.decorate('declaredRoutes', routes);
  server.addHook('onSend', async (request, reply) => {
    if (isPersonal(request)) reply.header('cache-control', 'no-store');
  });
  server.addHook('onRoute', (route) => {
    routes.push(route);
  });
  server.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access !== 'public' && access !== 'signed') requireAdmin(await request.context());
  });
}

/** Whether the answer may differ from what an anonymous visitor gets at the same address, or begins a session. */
function isPersonal({ headers, method, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead || bearerToken(headers.authorization) !== null || routeOptions.config?.access !== 'public';
}

/** The token of an `Authorization: Bearer` header; null where there is none. */
export function bearerToken(authorization = ''): string | null {
  return /^Bearer (.+)$/i.exec(authorization)?.[1] ?? null;
}

/** Declares every route of this scope that says nothing itself. */
export function declareRoutes(server: FastifyInstance, access: RouteAccess): void {
  server.addHook('onRoute', (route) => {
    route.config = { access, ...route.config };
  });
}

/**
 * The methods that an address of the API takes, as `Allow` lists them; undefined where it has none. For addresses without
 * parameters, of the routes declared so far.
 */
export function methodsOf({ declaredRoutes }: FastifyInstance, path: string): string | undefined {
  const methods = declaredRoutes
    .filter(({ url }) => url === path && !url.includes('*'))
    .flatMap(({ method }) => method);
  return methods.length > 0 ? methods.join(', ') : undefined;
}
