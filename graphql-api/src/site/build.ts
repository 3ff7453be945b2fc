import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyPluginAsync } from 'fastify';
import type { ServerBundle } from '../../../rules/server-bundle.ts';
import { ConfigError } from '../platform/core/config.ts';
import { webFolder } from '../platform/core/paths.ts';

/** The web: from its build, or in development from its sources. */
export interface WebSite extends ServerBundle {
  /** Returns the HTML document around a page. */
  template(path: string): Promise<string>;
  /** The folder of the built files, or in development a plugin that serves the sources. */
  files: string | FastifyPluginAsync;
}

const files = fileURLToPath(new URL('dist/client', webFolder));
const serverBundle = new URL('dist/server/server.js', webFolder);

/** Opens the build, or in development the sources. Throws ConfigError if there is no build. */
export async function openSite(server: FastifyInstance): Promise<WebSite> {
  if (process.env['NODE_ENV'] !== 'development') return loadBuild();
  return (await import('./dev.ts')).startVite(server);
}

/** Opens the build. Throws ConfigError if there is none. */
export async function loadBuild(): Promise<WebSite> {
  try {
    const template = readFileSync(`${files}/index.html`, 'utf8');
    const { default: bundle } = (await import(serverBundle.href)) as { default: ServerBundle };
    return { ...bundle, files, template: async () => template };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause;
    throw new ConfigError('The web is not built. Run `npm run build` first.', { cause });
  }
}
