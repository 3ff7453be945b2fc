import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pageJson } from './page-json.ts';
import { pictureImport } from './picture-import.ts';

const root = import.meta.dirname;

/** Tests of the web in Node; a project of the root's vitest.config.ts. */
export default defineConfig({
  root,
  plugins: [pageJson(), pictureImport(resolve(root, '../node_modules/.cache/pictures'))],
  resolve: {
    dedupe: ['react', 'react-router-dom'],
    // Apollo loads the CommonJS copy of graphql; a second copy fails with 'another module or realm'.
    alias: { graphql: resolve(root, '../node_modules/graphql/index.js') },
  },
  test: {
    name: 'web',
    // e2e: tests that share the proxy of the browser tests.
    include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.full.test.ts'],
    // The files of a worker share modules, which saves a process for each.
    isolate: false,
    // For two cores. All projects of a run need the same value.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
