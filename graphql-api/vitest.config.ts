import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests of the API on a real database; a project of the root's vitest.config.ts. */
export default defineConfig({
  root,
  // The decorators are the legacy ones that type-graphql knows.
  oxc: { decorator: { legacy: true } },
  // Vite would load graphql's ES module, and type-graphql the other copy: 'another realm'.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve(root, '../node_modules/graphql/index.js') }] },
  test: {
    name: 'api',
    // The files of a worker share modules, and thus the metadata of type-graphql and the ORM; each file
    // starts its own app and database.
    isolate: false,
    // More than two cores need, because tests wait for mails and jobs.
    maxWorkers: 4,
    // After the other projects.
    sequence: { groupOrder: 1 },
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/template-database.ts'],
    // Timeouts do not measure speed (see playwright.config.ts).
    testTimeout: 900_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 300_000 } },
  },
});
