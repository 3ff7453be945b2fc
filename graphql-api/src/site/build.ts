import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Business } from '../business/type.ts';
import { ConfigError } from '../core/config.ts';
import type { EditableContent } from '../core/editable-content.ts';
import { webFolder } from '../core/paths.ts';

/** The function that the web's server bundle exports, defined in web/src/app/server.tsx. */
type Render = (
  request: Request,
  site: SiteData & { template: string; isUnavailable(error: unknown): boolean },
) => Promise<Rendered>;

/** The source of the data of pages. */
interface SiteData {
  schema: GraphQLSchema;
  contextValue: unknown;
  business: Business;
}

/** One page as rendered; `location` is set for redirects. */
export interface Rendered {
  status: number;
  location?: string;
  html: string;
  /** The source of the page's inline style sheet for the content security policy. */
  styleSource?: string;
  /** The error behind a status of 500 or 503, for the log. */
  error?: unknown;
}

/** The web: from its build, or in development from its sources. */
export interface WebSite {
  render: Render;
  /** Returns the description of the editable content; `business` are the details without changes. */
  editableContent(business: object): EditableContent;
  /** Returns the web app manifest for a business of this name. */
  manifestFor(name: string): object;
  /** Returns the keys of the editable content that the page at a path shows. */
  allKeysOn(path: string): string[];
  /** The paths of the static pages that search engines may list. */
  publicPaths: readonly string[];
  /**
   * Returns the pages that browsers store for offline reading, with the URLs of their GraphQL queries. `blogs` are the
   * published articles, newest first.
   */
  offlinePages(
    content: {
      blogs: readonly { slug: string; blog_id: number }[];
      locations: readonly { slug: string }[];
    },
    site: SiteData,
  ): Promise<{ path: string; queries: readonly string[] }[]>;
  /**
   * Returns the path and the query parameters that the response depends on, as the cache's key. The service
   * worker uses the same key.
   */
  cacheKey(url: URL): string;
  /** Returns the HTML document around a page. */
  template(path: string): Promise<string>;
  /** Serves the sources, in development only. */
  sources?: FastifyPluginAsync;
}

/** The exports of web/dist/server/server.js, or in development of web/src/app/server.tsx. */
export type ServerBundle = Omit<WebSite, 'template' | 'sources'>;

export const clientFolder = fileURLToPath(new URL('dist/client', webFolder));
const serverBundle = new URL('dist/server/server.js', webFolder);

/** Opens the build, or in development the sources. Throws ConfigError if there is no build. */
export async function openSite(server: FastifyInstance): Promise<WebSite> {
  if (process.env['NODE_ENV'] !== 'development') return loadBuild();
  return (await import('./dev.ts')).startVite(server);
}

/** Opens the build. Throws ConfigError if there is none. */
export async function loadBuild(): Promise<WebSite> {
  try {
    const template = readFileSync(`${clientFolder}/index.html`, 'utf8');
    const bundle = (await import(serverBundle.href)) as ServerBundle;
    return { ...bundle, template: async () => template };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new ConfigError('The web is not built. Run `npm run build` first.', { cause });
  }
}
