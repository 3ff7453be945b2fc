/** The number of runs of each fuzzer. `npm run test:nightly` and `npm run fuzz` set FUZZ_RUNS for more. */
export const runs = Number(process.env['FUZZ_RUNS'] ?? 100);

/** Timeout of a fuzzer in milliseconds: a long run takes hours on a busy machine. */
export const timeout = Math.max(300_000, runs * 200);
