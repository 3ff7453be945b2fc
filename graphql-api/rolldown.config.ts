import { resolve } from 'node:path';
import { defineConfig } from 'rolldown';

const root = import.meta.dirname;

/** The entry points: commands, and modules that tests start. Shared code is in chunks beside them. */
const entries = {
  main: 'main',
  worker: 'worker',
  admin: 'operations/cli/admin',
  backup: 'operations/cli/backup',
  export: 'operations/cli/export',
  import: 'operations/cli/import',
  doctor: 'operations/cli/doctor',
  mails: 'operations/cli/mails',
  restore: 'operations/cli/restore',
  'newsletter-export': 'operations/cli/newsletter-export',
  app: 'app',
  config: 'platform/core/config',
  log: 'platform/core/log',
  server: 'server',
  'image-worker': 'platform/image/worker',
  'mail-worker': 'lead/message/worker',
};

/**
 * Bundles the API with its libraries: loading their files one by one takes a third of a start's processor
 * time. Packages with binaries or other files are external, and Vite and graphql, which the web's build must
 * share.
 */
export default defineConfig({
  input: Object.fromEntries(
    Object.entries(entries).map(([name, source]) => [name, resolve(root, `src/${source}.ts`)]),
  ),
  platform: 'node',
  // Rolldown drops calls such as decodeURIComponent whose result is unused, but which may throw.
  treeshake: false,
  tsconfig: resolve(root, 'tsconfig.json'),
  external: [/^graphql(\/|$)/, 'sharp', '@node-rs/argon2', 'vite'],
  output: {
    dir: resolve(root, 'dist'),
    cleanDir: true,
    // type-graphql names types after classes.
    keepNames: true,
    // The default, 'dce-only', drops such calls too.
    minify: false,
    // reflect-metadata before whatever is decorated.
    strictExecutionOrder: true,
    // For debuggers. Node loads source maps only with --enable-source-maps.
    sourcemap: true,
  },
});
