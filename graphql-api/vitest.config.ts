import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = import.meta.dirname;

/** Tests of the API on a real database; a project of the root's vitest.config.ts. */
export default defineConfig({
  root,
  // The decorators are the legacy ones that type-graphql and class-validator know.
  oxc: { decorator: { legacy: true } },
  // Vite would take graphql's ES module where type-graphql, outside of it, takes the other: two copies, 'another realm'.
  resolve: { alias: [{ find: /^graphql$/, replacement: resolve(root, '../node_modules/graphql/index.js') }] },
  test: {
    name: 'api',
    include: ['{src,test}/**/*.test.ts'],
    setupFiles: ['reflect-metadata'],
    globalSetup: ['test/template-database.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});
