import './scripts/temp-dir.ts';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that wait for jobs, mails and whole processes most of the time. */
const waiting = /\/test\/processes\/|\/src\/(mail|newsletter|notification|account\/link|lead\/mailbox)\//;

/** Those that wait for more than a minute. They begin first, so that a run does not end with them. */
const longest = /\/(processes\/newsletter|database-restart|mailbox\/server|notification\/delivery)\./;

/** Alternates between waiting and other tests, so that the processors always have work. */
class Alternating extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is the sequencer's, not an array's
    const sorted = await super.sort(files);
    const isWaiting = ({ moduleId }: TestSpecification) => waiting.test(moduleId);
    const isLong = ({ moduleId }: TestSpecification) => longest.test(moduleId);
    const others = sorted.filter((file) => !isWaiting(file));
    const waiters = [...sorted.filter(isLong), ...sorted.filter((file) => isWaiting(file) && !isLong(file))];
    return [...waiters.flatMap((file) => [file, ...others.splice(0, 1)]), ...others];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: Alternating },
    projects: [
      'graphql-api/vitest.config.ts',
      'web/vitest.config.ts',
      {
        test: {
          name: 'rules',
          include: ['{content,rules,codegen}/**/*.test.ts'],
          isolate: false,
          testTimeout: 60_000,
          maxWorkers: 2,
        },
      },
    ],
  },
});
