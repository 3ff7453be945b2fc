import './scripts/temp-dir.ts';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      'graphql-api/vitest.config.ts',
      'web/vitest.config.ts',
      { test: { name: 'codegen', include: ['codegen/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2 } },
    ],
  },
});
