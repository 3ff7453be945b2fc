import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { pictureImport } from './picture-import.ts';

const root = import.meta.dirname;

/** Tests of the web that run in Node; a project of the root's vitest.config.ts. */
export default defineConfig({
  root,
  plugins: [pictureImport(resolve(root, '../node_modules/.cache/pictures'))],
  resolve: {
    dedupe: ['react', 'react-router-dom'],
    // Apollo, outside the bundle, loads the CommonJS copy; a second one is 'another module or realm'.
    alias: { graphql: resolve(root, '../node_modules/graphql/index.js') },
  },
  test: {
    name: 'web',
    // Beside the browser tests, with whose network it is run.
    include: ['src/**/*.test.{ts,tsx}', 'e2e/**/*.full.test.ts'],
    // Two cores: more workers than that only wait for one another. Projects of one run have to agree.
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
