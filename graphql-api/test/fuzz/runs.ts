/** How often each fuzzer runs: short among the tests, long by `npm run fuzz`, which sets FUZZ_RUNS. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 300);

/** Milliseconds after which a fuzzer is given up: a long run takes hours on a busy machine. */
export const timeout = Math.max(300_000, runs * 200);
