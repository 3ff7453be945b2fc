import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Business } from '../business/type.ts';
import { ConfigError } from '../core/config.ts';
import { webFolder } from '../core/paths.ts';

/** What the web's server bundle exports; defined in web/src/app/server.tsx. */
export type Render = (
  request: Request,
  site: {
    schema: GraphQLSchema;
    contextValue: unknown;
    business: Business;
    template: string;
    isUnavailable(error: unknown): boolean;
  },
) => Promise<Rendered>;

/** One page as rendered; `location` is set for redirects. */
export interface Rendered {
  status: number;
  location?: string;
  html: string;
  /** The addresses at which a browser requests the page's data. */
  queries: readonly string[];
  /** What went wrong, for the log, where the status is 500 or 503. */
  error?: unknown;
}

/** The web as it renders now: from its build, or in development from its sources. */
export interface WebSite {
  render: Render;
  /** The web app manifest of a business of this name. */
  manifestFor(name: string): object;
  /** The addresses of the pages of the web's own texts that search engines may list. */
  publicPaths: readonly string[];
  /** The addresses of the pages that browsers store for reading offline; articles and places newest first. */
  offlinePaths(content: {
    blogs: readonly { slug: string; blog_id: number }[];
    locations: readonly { slug: string }[];
  }): string[];
  /** The path and query under which an answer is cached, here and by the service worker: only what it depends on. */
  cacheKey(url: URL): string;
  /** The HTML around a page. */
  template(path: string): Promise<string>;
  /** In development, instead of a build: serves the sources. */
  sources?: FastifyPluginAsync;
}

/** What web/dist/server/server.js, or in development web/src/app/server.tsx, exports. */
export type ServerBundle = Omit<WebSite, 'template' | 'sources'>;

export const clientFolder = fileURLToPath(new URL('dist/client', webFolder));
const serverBundle = new URL('dist/server/server.js', webFolder);

/** The web, in development from its sources; throws ConfigError where it is to be served from a build and there is none. */
export async function openSite(server: FastifyInstance): Promise<WebSite> {
  if (process.env['NODE_ENV'] !== 'development') return loadBuild();
  return (await import('./dev.ts')).startVite(server);
}

async function loadBuild(): Promise<WebSite> {
  try {
    const template = readFileSync(`${clientFolder}/index.html`, 'utf8');
    const bundle = (await import(serverBundle.href)) as ServerBundle;
    return { ...bundle, template: async () => template };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new ConfigError('The web is not built. Run `npm run build` first.', { cause });
  }
}
