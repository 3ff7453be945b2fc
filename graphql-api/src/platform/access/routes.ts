import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import type { Right } from '../../../../rules/roles.ts';
import { requireConfirmation } from './confirmation.ts';
import type { Context } from './context.ts';
import { requireRight } from './roles.ts';

/** The right that a route requires. A 'signed' route checks the signature in its own URL. */
type RouteAccess = 'public' | 'signed' | Right;

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: RouteAccess;
    /** Whether a route for admins requires a confirmed session, as `StepUp` of an operation does. */
    stepUp?: boolean;
  }
  interface FastifyInstance {
    /** All routes, with their declarations. */
    declaredRoutes: RouteOptions[];
  }
}

/**
 * Adds each route's access check. A route without a declaration is for owners only, and a test names it.
 * Responses to a bearer token or a signed link are not cached.
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
    const { access = 'accounts', stepUp } = request.routeOptions.config;
    if (access === 'public' || access === 'signed') return;
    const context: Context = await request.context();
    requireRight(context, access);
    if (stepUp) await requireConfirmation(context);
  });
}

/** Returns whether the response may differ from an anonymous visitor's, or starts a session. */
function isPersonal({ headers, method, routeOptions }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  return !isRead || bearerToken(headers.authorization) !== null || routeOptions.config?.access !== 'public';
}

/** Returns the token of an `Authorization: Bearer` header; null if there is none. */
export function bearerToken(authorization = ''): string | null {
  return /^Bearer (.+)$/i.exec(authorization)?.[1] ?? null;
}

/** Declares the access of every route in this scope without a declaration. */
export function declareRoutes(server: FastifyInstance, access: RouteAccess, stepUp = false): void {
  server.addHook('onRoute', (route) => {
    route.config = { access, stepUp, ...route.config };
  });
}

/**
 * Returns the methods that an API path accepts, in the format of `Allow`; undefined if the path has no route.
 * Covers the routes declared so far that have no parameters.
 */
export function methodsOf({ declaredRoutes }: FastifyInstance, path: string): string | undefined {
  const methods = declaredRoutes
    .filter(({ url }) => url === path && !url.includes('*'))
    .flatMap(({ method }) => method);
  return methods.length > 0 ? methods.join(', ') : undefined;
}
