import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerBundle } from '../../rules/server-bundle.ts';
import { webFolder } from '../src/platform/core/paths.ts';
import { loadBuild, type WebSite } from '../src/site/build.ts';

const root = fileURLToPath(webFolder);
let sources: Promise<WebSite> | undefined;

/** Opens the build of the web, or its sources if there is none: then only `built-files.test.ts` fails. */
export function openWeb(): Promise<WebSite> {
  if (existsSync(`${root}dist/client/index.html`)) return loadBuild();
  sources ??= loadSources();
  return sources;
}

/** Loads the modules that render the pages, in about five seconds, and makes a folder of built files. */
async function loadSources(): Promise<WebSite> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    configLoader: 'runner',
    logLevel: 'error',
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  });
  const { default: bundle } = await vite.ssrLoadModule('/src/app/server.tsx');
  const files = await mkdtemp(join(tmpdir(), 'web-'));
  await cp(`${root}public`, files, { recursive: true });
  await mkdir(join(files, 'assets'));
  for (const name of ['assets/index.js', 'sw.js']) await writeFile(join(files, name), '');
  const template = await readFile(`${root}index.html`, 'utf8');
  return { ...(bundle as ServerBundle), files, template: async () => template };
}
