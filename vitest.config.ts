import './scripts/temp-dir.ts';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Starts tests of whole processes first: they wait most of the time, so other tests run beside them. */
class ProcessesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's, not an array's
    const sorted = await super.sort(files);
    const waits = ({ moduleId }: TestSpecification) => moduleId.includes('/test/processes/');
    return [...sorted.filter(waits), ...sorted.filter((file) => !waits(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: ProcessesFirst },
    projects: [
      'graphql-api/vitest.config.ts',
      'web/vitest.config.ts',
      { test: { name: 'codegen', include: ['codegen/**/*.test.ts'], testTimeout: 60_000, maxWorkers: 2 } },
    ],
  },
});
