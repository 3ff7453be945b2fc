import type { FastifyInstance, RouteOptions } from 'fastify';
import { requireAdmin } from '../account/account.service.ts';

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

/** Puts what every route declares in front of it. One that declares nothing is for admins only, and a test names it. */
export function guardRoutes(server: FastifyInstance): void {
  const routes: RouteOptions[] = [];
  server.decorate('declaredRoutes', routes);
  server.addHook('onRoute', (route) => {
    routes.push(route);
  });
  server.addHook('onRequest', async (request) => {
    if (request.is404) return;
    const { access } = request.routeOptions.config;
    if (access !== 'public' && access !== 'signed') requireAdmin(await request.context());
  });
}

/** Declares every route of this scope that says nothing itself. */
export function declareRoutes(server: FastifyInstance, access: RouteAccess): void {
  server.addHook('onRoute', (route) => {
    route.config = { access, ...route.config };
  });
}
