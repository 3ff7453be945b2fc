import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { GraphQLSchema } from 'graphql';
import type { Business } from '../business/business.type.ts';
import { ConfigError } from '../config.ts';

/** What the web's server bundle exports; its own definition stands in web/src/server.tsx. */
export type Render = (
  request: Request,
  site: { schema: GraphQLSchema; contextValue: unknown; business: Business; template: string },
) => Promise<Rendered>;

/** One page as rendered; `location` is set for redirects. */
export interface Rendered {
  status: number;
  location?: string;
  html: string;
  /** The addresses at which a browser asks what the page was made of. */
  queries: readonly string[];
  /** What went wrong, for the log, where the status is 500. */
  error?: unknown;
}

/** The web as it renders now: from its build, or in development from its sources. */
export interface WebSite {
  render: Render;
  /** The web app manifest of a business of this name. */
  manifestFor(name: string): object;
  /** The addresses of the pages of the web's own texts that search engines may list. */
  publicPaths: readonly string[];
  /** The addresses of the pages that browsers keep for reading offline; articles and places newest first. */
  keptPaths(content: {
    blogs: readonly { slug: string; blog_id: number }[];
    locations: readonly { slug: string }[];
  }): string[];
  /** The HTML around a page. */
  template(path: string): Promise<string>;
}

/** What web/dist/server/server.js, or in development web/src/server.tsx, exports. */
export type ServerBundle = Omit<WebSite, 'template'>;

export const clientFolder = fileURLToPath(new URL('../../../web/dist/client', import.meta.url));
const serverBundle = new URL('../../../web/dist/server/server.js', import.meta.url);

/** Loads the build of the web; throws ConfigError where there is none. */
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
