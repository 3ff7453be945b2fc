const minDelay = 1_000;
const maxDelay = 2 * 60_000;

/**
 * Returns the delay before the next try, in milliseconds: 1 s doubled with each failed try, at most 2 min,
 * less a random quarter, so that many devices do not retry at the same moment.
 */
export function backOff(attempts: number, random: number = Math.random()): number {
  const delay = Math.min(maxDelay, minDelay * 2 ** Math.max(0, attempts - 1));
  return Math.round(delay * (1 - random / 4));
}
