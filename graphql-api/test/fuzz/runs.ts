/** How often each fuzzer runs: short among the tests, longer by `npm run test:full` and `npm run fuzz`, which set FUZZ_RUNS. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 100);

/** Milliseconds after which a fuzzer is given up: a long run takes hours on a busy machine. */
export const timeout = Math.max(300_000, runs * 200);
