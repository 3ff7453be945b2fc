import { fileURLToPath } from 'node:url';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { ServerBundle } from '../../../rules/server-bundle.ts';
import { webFolder } from '../platform/core/paths.ts';
import type { WebSite } from './build.ts';

const root = fileURLToPath(webFolder);

/** Starts Vite in this server: serves modules and renders pages from the sources. Development only. */
export async function startVite(server: FastifyInstance): Promise<WebSite> {
  const { createServer } = await import('vite');
  const { readFile } = await import('node:fs/promises');
  const vite = await createServer({
    root,
    appType: 'custom',
    // The default loader writes a bundled configuration to disk, which would restart this process.
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: server.server } },
  });
  server.addHook('onClose', () => vite.close());
  const load = async () => {
    const { default: bundle } = await vite.ssrLoadModule('/src/app/server.tsx');
    return bundle as ServerBundle;
  };
  return {
    ...(await load()),
    render: async (request, site) => (await load()).render(request, site),
    files: async (scope) => {
      await scope.register(middie);
      scope.use(vite.middlewares);
    },
    template: async (path) => vite.transformIndexHtml(path, await readFile(`${root}index.html`, 'utf8')),
  };
}
