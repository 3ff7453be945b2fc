import { useRef } from 'react';

/** Returns a function that begins a change when those before it have ended, and returns its result. */
export function useTurns() {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  return function inTurn<Result>(change: () => Promise<Result>): Promise<Result> {
    const result = last.current.then(change);
    last.current = result.catch(() => undefined);
    return result;
  };
}
