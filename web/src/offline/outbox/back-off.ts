const first = 1_000;
const longest = 2 * 60_000;

/**
 * Milliseconds to wait after the given number of failed tries: 1 s doubled each time, 2 minutes at most, less up
 * to a quarter by chance, so that the phones of one train do not all come back in the same instant.
 */
export function backOff(attempts: number, random: number = Math.random()): number {
  const whole = Math.min(longest, first * 2 ** Math.max(0, attempts - 1));
  return Math.round(whole * (1 - random / 4));
}
