import { resolve } from 'node:path';
import { defineConfig } from 'rolldown';

const root = import.meta.dirname;

/** What can be started, and what the tests' programs begin with; one file each, and what they share beside them. */
const entries = {
  main: 'main',
  admin: 'cli/admin',
  backup: 'cli/backup',
  doctor: 'cli/doctor',
  mails: 'cli/mails',
  restore: 'cli/restore',
  'newsletter-export': 'cli/newsletter-export',
  app: 'app',
  config: 'core/config',
  log: 'core/log',
  server: 'server',
  'image-worker': 'image/worker',
};

/**
 * The API as it runs: its sources and its libraries in a few files, for loading them one by one takes a third of a start's
 * processor time. What brings files of its own stays outside (binaries, WebAssembly), and Vite, and graphql, of which the
 * web's build has to meet the same copy.
 */
export default defineConfig({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [name, resolve(root, `src/${source}.ts`)]),
  ),
  platform: 'node',
  tsconfig: resolve(root, 'tsconfig.json'),
  external: [/^graphql(\/|$)/, 'sharp', '@node-rs/argon2', 'vite'],
  output: {
    dir: resolve(root, 'dist'),
    cleanDir: true,
    // type-graphql names types after classes.
    keepNames: true,
    // reflect-metadata before whatever is decorated.
    strictExecutionOrder: true,
    // For debuggers: Node itself keeps them in memory only where it is told to (--enable-source-maps).
    sourcemap: true,
  },
});
