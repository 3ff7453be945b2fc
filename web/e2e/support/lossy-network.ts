import type { NetworkFault } from './proxy.ts';

/** Returns the network fault of a request for a number from 0 to 1; two in five requests fail. */
export function faultOf(number: number): NetworkFault {
  if (number < 0.15) return 'lost';
  if (number < 0.3) return 'unanswered';
  return number < 0.4 ? 'twice' : 'pass';
}

/** Random numbers from 0 to 1, the same for the same seed (mulberry32). */
export function numbers(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
